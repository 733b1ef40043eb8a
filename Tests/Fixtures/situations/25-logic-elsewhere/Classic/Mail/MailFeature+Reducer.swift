import ComposableArchitecture
import FeatureKit

extension MailFeature.Reducer: Reducer {
  public typealias State = MailFeature.State
  public typealias Action = MailFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action):
        return view(action, state: &state)

      case .alert(.presented(.discarded)), .alert(.dismiss):
        return .none

      case .childCompose:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$childCompose, action: /Action.childCompose) {
      ComposeFeature.Reducer()
    }
  }

  private func view(_ action: Action.View, state: inout State) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .none

    case .composeTapped:
      state.childCompose = ComposeFeature.State()
      return .none
    }
  }
}
