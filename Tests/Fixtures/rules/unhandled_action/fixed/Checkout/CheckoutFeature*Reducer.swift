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
      case .paid, .amountChanged, .internal, .alert, .childErrorHandling: return nil
      #if DEBUG
        case .debugged: return nil
      #endif
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .internal(let action):
        return handle(action, state: &state)

      case .alert(.presented(.confirmed)):
        return .none

      case .amountChanged(let amount) where amount > 0:
        return .none

      case .paid, .amountChanged, .alert(.presented(.cancelled)), .alert(.dismiss):
        return .none

      case .childErrorHandling:
        return .none

      #if DEBUG
        case .debugged: return .none
      #endif
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
