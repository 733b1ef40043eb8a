import ComposableArchitecture
import FeatureKit
import Foundation

#if canImport(Dispatch)
  internal import Dispatch
#endif

extension DownloadFeature.Reducer: Reducer {
  public typealias State = DownloadFeature.State
  public typealias Action = DownloadFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<DownloadFeature> { _, action in
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

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
