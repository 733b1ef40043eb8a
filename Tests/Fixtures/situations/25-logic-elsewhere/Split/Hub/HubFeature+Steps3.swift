import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func steps3(_ state: inout State) -> Effect<Action> {
    .none
  }
}
