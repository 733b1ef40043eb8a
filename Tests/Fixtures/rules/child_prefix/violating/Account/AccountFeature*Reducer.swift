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
      case .childErrorHandling, .settings, .childbadge, .alert: return nil
      }
    }

    Scope(state: \.childbadge, action: /Action.childbadge) {
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

      case .childErrorHandling, .settings, .childbadge, .alert(.dismiss):
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.$settings, action: /Action.settings) {
      SettingsFeature.Reducer()
    }
    .ifLet(\.$alert, action: /Action.alert)
  }

  private func logOut(state: inout State) -> Effect<Action> {
    .none
  }
}
