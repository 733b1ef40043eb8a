import ComposableArchitecture
import FeatureKit

extension OrderFeature.Reducer {
  func handleView(_ state: inout State, _ action: OrderFeature.ViewAction) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .send(.async(.fetch))
    case .backButtonTapped:
      return .send(.delegate(.closed))
    }
  }

  func handle(_ state: inout State, _ action: OrderFeature.InnerAction) -> Effect<Action> {
    switch action {
    case .setLoading:
      return .none
    case .setFailed:
      return .none
    }
  }
}
