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
      case .paid, .internal, .childErrorHandling: return nil
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
        case .failed: return .none
        }

      case .paid, .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
