import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func steps6(_ state: inout State) -> Effect<Action> {
    .none
  }
}
