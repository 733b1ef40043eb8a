import ComposableArchitecture
import FeatureKit

extension NoViewFeature.Reducer: Reducer {
  public typealias State = NoViewFeature.State
  public typealias Action = NoViewFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
