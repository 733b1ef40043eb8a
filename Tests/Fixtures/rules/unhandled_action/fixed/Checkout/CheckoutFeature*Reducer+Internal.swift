import ComposableArchitecture
import FeatureKit

extension CheckoutFeature.Reducer {
  func handle(_ action: Action.Internal, state: inout State) -> Effect<Action> {
    switch action {
    case .loaded(.success), .loaded(.failure):
      return .none

    case .failed:
      return .none
    }
  }
}
