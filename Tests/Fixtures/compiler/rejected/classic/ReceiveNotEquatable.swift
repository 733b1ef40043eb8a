// tca: 1.0 1.7
// swift: 5

import ComposableArchitecture

struct UnequalReducer: Reducer {
  struct State: Equatable {}
  enum Action { case start(number: Int) }

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@MainActor
func receive() async {
  let store = TestStore(initialState: UnequalReducer.State()) {
    UnequalReducer()
  }
  await store.receive(.start(number: 1))  // error: 'receive(_:assert:file:line:)' is unavailable: 'State' and 'Action' must conform to 'Equatable' to assert against received actions.
}
