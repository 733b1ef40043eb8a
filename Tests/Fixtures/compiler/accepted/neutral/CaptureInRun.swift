// tca: 1.0 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

final class CapturedService {}

struct CapturingReducer: Reducer {
  struct State: Equatable, Sendable {}
  enum Action: Equatable, Sendable { case start, tick }

  let service = CapturedService()
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.tick)
      }
    }
  }
}
