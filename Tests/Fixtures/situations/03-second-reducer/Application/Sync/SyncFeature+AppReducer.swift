import ComposableArchitecture
import FeatureKit

extension SyncFeature.AppReducer: Reducer {
  public typealias State = AppState
  public typealias Action = AppAction

  public var body: some Reducer<AppState, AppAction> {
    Reduce { state, action in
      switch action {
      case .synchronized:
        state.isSyncing = false
        return .none

      default:
        return .none
      }
    }
  }
}
