import ComposableArchitecture
import FeatureKit

extension LenderFeature.Reducer: Reducer {
  public typealias State = LenderFeature.State
  public typealias Action = LenderFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
