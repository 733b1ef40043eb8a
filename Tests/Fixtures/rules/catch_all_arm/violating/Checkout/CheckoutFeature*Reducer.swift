import ComposableArchitecture
import FeatureKit

extension CheckoutFeature.Reducer: Reducer {
  public typealias State = CheckoutFeature.State
  public typealias Action = CheckoutFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<CheckoutFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      default: return nil  // expect: catch_all_arm
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        switch state.childErrorHandling {
        case nil: return .none
        default: return .none
        }

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case let .internal(action):
        switch action {
        case .loaded: return .none
        case _: return .none  // expect: catch_all_arm
        }

      case .paid:
        return .none

      case let other:  // expect: catch_all_arm
        _ = other
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
