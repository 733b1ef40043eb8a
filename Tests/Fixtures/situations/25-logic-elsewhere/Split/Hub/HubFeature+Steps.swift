import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer {
  /// The same for every step.
  func steps(_ state: inout State, _ action: Action) -> Effect<Action> {
    .merge(steps1(&state), steps2(&state), steps3(&state), steps4(&state))
  }
}
