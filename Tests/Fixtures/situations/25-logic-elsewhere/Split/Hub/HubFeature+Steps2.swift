import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func steps2(_ state: inout State) -> Effect<Action> {
    .none
  }
}
