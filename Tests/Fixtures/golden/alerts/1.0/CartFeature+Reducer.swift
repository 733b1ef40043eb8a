import ComposableArchitecture
import FeatureKit

extension CartFeature.Reducer: Reducer {
  public typealias State = CartFeature.State
  public typealias Action = CartFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<CartFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .alert, .confirmationDialog: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .alert(.presented(.confirmed)):
        return alertConfirmed(state: &state)

      case .alert(.presented(.retried)):
        return retried(state: &state)

      case .confirmationDialog(.presented(.confirmed)):
        return confirmationDialogConfirmed(state: &state)

      case .childErrorHandling, .alert(.dismiss), .confirmationDialog(.dismiss):
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$confirmationDialog, action: /Action.confirmationDialog)
  }

  private func alertConfirmed(state: inout State) -> Effect<Action> {
    .none
  }

  private func retried(state: inout State) -> Effect<Action> {
    .none
  }

  private func confirmationDialogConfirmed(state: inout State) -> Effect<Action> {
    .none
  }
}
