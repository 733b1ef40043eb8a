import ComposableArchitecture
import FeatureKit

extension GuestFeature.Reducer: Reducer {
  public typealias State = GuestFeature.State
  public typealias Action = GuestFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
