import ComposableArchitecture
import FeatureKit

extension AccountFeature.Reducer: Reducer {
  public typealias State = AccountFeature.State
  public typealias Action = AccountFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<AccountFeature> { _, action in
      switch action {
      case .appear: return nil
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .childSettings, .childBadge, .alert: return nil
      }
    }

    Scope(state: \.childBadge, action: /Action.childBadge) {
      BadgeFeature.Reducer()
    }

    Reduce { state, action in
      switch action {
      case .appear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .alert(.presented(.logOut)):
        return logOut(state: &state)

      case .childErrorHandling, .childSettings, .childBadge, .alert(.dismiss):
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.$childSettings, action: /Action.childSettings) {
      SettingsFeature.Reducer()
    }
    .ifLet(\.$alert, action: /Action.alert)
  }

  private func logOut(state: inout State) -> Effect<Action> {
    .none
  }
}
