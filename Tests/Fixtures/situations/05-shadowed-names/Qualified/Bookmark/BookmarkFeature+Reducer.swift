import ComposableArchitecture
import FeatureKit

extension BookmarkFeature.Reducer: ComposableArchitecture.Reducer {
  public typealias State = BookmarkFeature.State
  public typealias Action = BookmarkFeature.Action

  public var body: some ComposableArchitecture.ReducerOf<Self> {
    FeatureKit.AnalyticsEventRecorderOf<BookmarkFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .loaded, .childErrorHandling: return nil
      }
    }

    ComposableArchitecture.Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .loaded(.success(let count)):
        state.count = count
        return .none

      case .loaded(.failure):
        return .send(.errorOccurred(.offline))

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
