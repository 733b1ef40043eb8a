import ComposableArchitecture
import FeatureKit

extension SyncFeature.Reducer: Reducer {
  public typealias State = SyncFeature.State
  public typealias Action = SyncFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .finished:
        return .none
      }
    }
  }
}
