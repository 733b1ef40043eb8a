import ComposableArchitecture
import FeatureKit

extension ShowFeature.Reducer: Reducer {
  public typealias State = ShowFeature.State
  public typealias Action = ShowFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
