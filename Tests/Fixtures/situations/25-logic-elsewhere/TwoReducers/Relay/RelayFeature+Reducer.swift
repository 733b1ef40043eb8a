import ComposableArchitecture
import FeatureKit

extension RelayFeature.Reducer: Reducer {
  public typealias State = RelayFeature.State
  public typealias Action = RelayFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear, .close, .view:
        state.log += 1
        return .none
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none
      case .close:
        return .none
      case .view(.tapped), .view(.swiped):
        return handle(action, &state)
      }
    }
  }

  private func handle(_ action: Action, _ state: inout State) -> Effect<Action> {
    if state.log > 3, case .close = action { return .none }
    return .none
  }
}
