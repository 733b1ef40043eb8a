import ComposableArchitecture
import FeatureKit

extension LibraryFeature.Reducer: Reducer {
  public typealias State = LibraryFeature.State
  public typealias Action = LibraryFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LibraryFeature> { _, action in
      switch action {
      case .appear: return nil
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .books, .filter, .path: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .appear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling, .books, .filter, .path:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .forEach(\.books, action: \.books) {
      BookFeature.Reducer()
    }
    .ifLet(\.childFilter, action: \.filter) {
      FilterFeature.Reducer()
    }
    .forEach(\.path, action: \.path)
  }
}
