import ComposableArchitecture
import FeatureKit

extension SearchFeature.Reducer: Reducer {
  public typealias State = SearchFeature.State
  public typealias Action = SearchFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<SearchFeature> { _, action in
      switch action {
      case .view(.onAppear): return .init(event: .onAppear)
      case .view(.queryChanged): return nil
      case .reset: return nil
      case .internal(.reset): return nil
      case .internal(.loaded): return nil
      case .delegate(.picked): return nil
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .view(.onAppear):
        return .none

      case .view(.queryChanged(let string)):
        return queryChanged(state: &state, string: string)

      case .reset:
        return reset(state: &state)

      case .internal(.reset):
        return internalReset(state: &state)

      case .internal(.loaded(let result)):
        return loaded(state: &state, result: result)

      case .delegate(.picked):
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }

  private func queryChanged(state: inout State, string: String) -> Effect<Action> {
    .none
  }

  private func reset(state: inout State) -> Effect<Action> {
    .none
  }

  private func internalReset(state: inout State) -> Effect<Action> {
    .none
  }

  private func loaded(
    state: inout State,
    result: Result<[String], SearchFeature.Error>
  ) -> Effect<Action> {
    .none
  }
}
