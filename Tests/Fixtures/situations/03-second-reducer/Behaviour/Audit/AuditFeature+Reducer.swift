import ComposableArchitecture
import FeatureKit

extension AuditFeature.Reducer: Reducer {
  public typealias State = AppState
  public typealias Action = AppAction

  public var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .launched: return .none
      default: return .none
      }
    }
  }
}
