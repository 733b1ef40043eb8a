// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import FeatureKit
import Foundation
import Testing

struct TickReducer: FeatureReducer {
  @ObservableState
  struct State: Equatable, Sendable { var count = 0 }

  @CasePathable
  enum Action: Equatable, Sendable {
    case start
    case tick(Int)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.tick(1))
        }

      case .tick(let number):
        state.count += number
        return .none
      }
    }
  }
}

@MainActor
struct TickTests {
  @Test func receives() async {
    let clock = TestClock()
    let store = TestStore(initialState: TickReducer.State()) {
      TickReducer()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.mainQueue = .immediate
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) {
      $0.count = 1
    }
    await store.finish()
  }
}
