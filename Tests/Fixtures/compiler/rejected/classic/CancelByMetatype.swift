// tca: 1.0 1.7 1.25
// swift: 5

import ComposableArchitecture
import SwiftUI

struct MetatypeReducer: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case copy }
  struct CancelID {}

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .send(.copy).cancellable(id: CancelID.self)  // error: type 'MetatypeReducer.CancelID.Type' cannot conform to 'Hashable'
    }
  }
}
