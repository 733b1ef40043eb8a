import ComposableArchitecture
import FeatureKit

extension PlayerFeature.Reducer: Reducer {
  public typealias State = PlayerFeature.State
  public typealias Action = PlayerFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.onAppear):
        return .send(.internal(.loaded(1)))

      case .view(.playTapped):
        state.isPlaying.toggle()
        return .none

      case let .internal(internalAction):
        return reduce(into: &state, internal: internalAction)

      case .delegate:
        return .none
      }
    }
  }

  private func reduce(into state: inout State, internal action: Action.Internal) -> Effect<Action> {
    switch action {
    case .loaded:
      return .send(.delegate(.finished))
    case .failed:
      return .none
    }
  }
}
