import ComposableArchitecture
import FeatureKit

// featuregen:disable missing_typealias
extension ChatFeature.Reducer: Reducer {
  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ChatFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      default: // featuregen:disable:this catch_all_arm - the child is shown by the app
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

// featuregen:enable missing_typealias
