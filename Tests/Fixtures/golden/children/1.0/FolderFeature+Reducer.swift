import ComposableArchitecture
import FeatureKit

extension FolderFeature.Reducer: Reducer {
  public typealias State = FolderFeature.State
  public typealias Action = FolderFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<FolderFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .childFolders: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling, .childFolders:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
    .forEach(\.childFolders, action: /Action.childFolders(id:action:)) {
      FolderFeature.Reducer()
    }
  }
}
