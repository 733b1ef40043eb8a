import ComposableArchitecture
import FeatureKit

extension StampFeature.Reducer: Reducer {
  public typealias State = StampFeature.State
  public typealias Action = StampFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
