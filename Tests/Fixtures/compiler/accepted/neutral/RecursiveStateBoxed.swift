// tca: 1.0 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

struct BoxedReducer: Reducer {
  struct State: Equatable {
    @PresentationState var child: State?
  }

  enum Action: Equatable { case close }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
