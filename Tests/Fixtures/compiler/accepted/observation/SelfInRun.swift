// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import FeatureKit

struct TimerReducer: FeatureReducer {
  @ObservableState
  struct State: Equatable, Sendable {}

  @CasePathable
  enum Action: Sendable { case start, tick }

  @Dependency(\.continuousClock) var clock

  // A `FeatureReducer` is Sendable, so `self` may be captured.
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { send in
        try await self.clock.sleep(for: .seconds(1))
        await send(.tick)
      }
    }
  }
}
