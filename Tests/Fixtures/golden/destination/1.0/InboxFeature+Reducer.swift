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
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.$childDestination, action: /Action.childDestination) {
      InboxFeature.Destination()
    }
  }
}

extension InboxFeature.Destination: Reducer {
  public var body: some ReducerOf<Self> {
    Scope(state: /State.edit, action: /Action.edit) {
      EditFeature.Reducer()
    }

    Scope(state: /State.share, action: /Action.share) {
      ShareFeature.Reducer()
    }

    Scope(state: /State.details, action: /Action.details) {
      DetailsFeature.Reducer()
    }
  }
}
