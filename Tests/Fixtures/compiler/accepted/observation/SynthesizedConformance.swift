// tca: 1.8 1.25
// swift: 5 6
// flags: -enable-upcoming-feature InferSendableFromCaptures
// warnings: 1.25

import ComposableArchitecture
import FeatureKit

enum SynthesizedFeature {
  @Reducer(state: .equatable, .sendable, action: .sendable)
  enum Path {
    case other(OtherFeature.Reducer)
  }

  struct State: Equatable, Sendable {
    var childPath = StackState<Path.State>()
  }
}
