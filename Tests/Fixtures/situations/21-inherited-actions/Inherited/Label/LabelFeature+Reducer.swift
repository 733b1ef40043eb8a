import ComposableArchitecture
import FeatureKit

extension LabelFeature.Reducer: Reducer {
  public typealias State = LabelFeature.State
  public typealias Action = LabelFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear: return .none
      default: return .none
      }
    }
  }
}
