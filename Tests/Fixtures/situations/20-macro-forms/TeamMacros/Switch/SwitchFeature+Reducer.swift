import ComposableArchitecture
import FeatureKit

extension SwitchFeature.Reducer: Reducer {
  public typealias State = SwitchFeature.State
  public typealias Action = SwitchFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .tapped: return .none
      }
    }
  }
}
