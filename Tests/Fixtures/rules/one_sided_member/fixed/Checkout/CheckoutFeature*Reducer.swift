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
      case .childErrorHandling: return nil
      case .view, .forwarded: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      case .view, .forwarded:
        return .none
      }
    }
    .ifLet(\.$childCart, action: \.view.childCart) {
      CartFeature.Reducer()
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
