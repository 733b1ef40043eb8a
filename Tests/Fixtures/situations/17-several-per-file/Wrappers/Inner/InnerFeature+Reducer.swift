import ComposableArchitecture
import FeatureKit

extension InnerFeature.Reducer: Reducer {
  public typealias State = InnerFeature.State
  public typealias Action = InnerFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .close:
        return .none
      }
    }
  }
}
