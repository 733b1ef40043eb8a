import ComposableArchitecture
import FeatureKit

extension InboxFeature.Reducer: Reducer {
  public typealias State = InboxFeature.State
  public typealias Action = InboxFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<InboxFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .childDestination: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling, .childDestination:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.$childDestination, action: \.childDestination)
  }
}
