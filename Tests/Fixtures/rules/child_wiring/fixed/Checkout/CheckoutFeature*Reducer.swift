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
      case .childHelp, .childCart, .childRows, .childDestination, .childTour, .forwarded, .childAddress: return nil
      }
    }

    Scope(state: \.childCart, action: \.childCart) {
      CartFeature.Reducer()
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
      case .childHelp, .childCart, .childRows, .childDestination, .childTour, .forwarded, .childAddress:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.$childHelp, action: \.childHelp) {
      HelpFeature.Reducer()
    }
    .ifLet(\.$childTour, action: \.childTour) {
      TourFeature.Reducer()
    }
    .ifLet(\.childAddress, action: \.childAddress) {
      AddressFeature.Reducer()
    }
    .forEach(\.childRows, action: \.childRows) {
      RowFeature.Reducer()
    }
    .ifLet(\.$childDestination, action: \.childDestination)
  }
}
