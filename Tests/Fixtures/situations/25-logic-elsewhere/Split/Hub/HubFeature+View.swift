import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func view(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .opened: return .send(.onAppear)
    case .closed: return .none
    }
  }
}
