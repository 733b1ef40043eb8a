import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  func steps4(_ state: inout State) -> Effect<Action> {
    .none
  }
}
