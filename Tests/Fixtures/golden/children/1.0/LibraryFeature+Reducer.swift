import ComposableArchitecture
import FeatureKit

extension LibraryFeature.Reducer: Reducer {
  public typealias State = LibraryFeature.State
  public typealias Action = LibraryFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LibraryFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .childPlayer, .childPlaylist, .childLibrary: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling, .childPlayer, .childPlaylist, .childLibrary:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .ifLet(\.childPlayer, action: /Action.childPlayer) {
      PlayerFeature.Reducer()
    }
    .forEach(\.childPlaylist, action: /Action.childPlaylist(id:action:)) {
      TagRowFeature.Reducer()
    }
    .ifLet(\.$childLibrary, action: /Action.childLibrary) {
      LibraryFeature.Reducer()
    }
  }
}
