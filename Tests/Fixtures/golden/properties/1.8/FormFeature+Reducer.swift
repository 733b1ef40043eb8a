import ComposableArchitecture
import FeatureKit

extension FormFeature.Reducer: Reducer {
  public typealias State = FormFeature.State
  public typealias Action = FormFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<FormFeature> { _, action in
      switch action {
      case .submitted: return nil
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .binding, .childErrorHandling: return nil
      }
    }

    BindingReducer()

    Reduce { state, action in
      switch action {
      case .submitted:
        return submitted(state: &state)

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .binding, .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }

  private func submitted(state: inout State) -> Effect<Action> {
    .none
  }
}
