// tca: 1.0 1.7 1.8 1.25
// swift: 5

import ComposableArchitecture
import SwiftUI

struct RecursiveReducer: Reducer {
  struct State: Equatable {
    var child: State?  // error: value type 'RecursiveReducer.State' cannot have a stored property that recursively contains it
  }

  enum Action: Equatable { case close }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
