import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func steps1(_ state: inout State) -> Effect<Action> {
    .none
  }
}
