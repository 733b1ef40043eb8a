import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func steps5(_ state: inout State) -> Effect<Action> {
    .none
  }
}
