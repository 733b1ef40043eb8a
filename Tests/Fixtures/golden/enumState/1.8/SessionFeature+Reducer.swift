import ComposableArchitecture
import FeatureKit

extension SessionFeature.Reducer: Reducer {
  public typealias State = SessionFeature.State
  public typealias Action = SessionFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<SessionFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .loggedOut, .details: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .loggedOut, .details:
        return .none
      }
    }
    .ifCaseLet(\.loggedOut, action: \.loggedOut) {
      LoggedOutFeature.Reducer()
    }
    .ifCaseLet(\.details, action: \.details) {
      DetailsFeature.Reducer()
    }
  }
}
