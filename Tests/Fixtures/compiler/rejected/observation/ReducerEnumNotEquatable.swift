// tca: 1.8 1.25
// swift: 5 6
// flags: -enable-upcoming-feature InferSendableFromCaptures

import ComposableArchitecture
import FeatureKit

enum UnequalPath {
  @Reducer
  enum Path {
    case other(OtherFeature.Reducer)
  }

  // Conformances of the macro's State are stated by extension.
  @ObservableState
  struct State: Equatable {  // error: type 'UnequalPath.State' does not conform to protocol 'Equatable'
    var childPath = StackState<Path.State>()
  }
}
