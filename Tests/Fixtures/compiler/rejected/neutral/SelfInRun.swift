// tca: 1.7 1.8 1.25
// swift: 6

import ComposableArchitecture
import SwiftUI

final class NotSendableService {}

struct UnsendableReducer: Reducer {
  struct State: Equatable, Sendable {}
  enum Action: Equatable, Sendable { case start, tick }

  let service = NotSendableService()
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { send in
        try await self.clock.sleep(for: .seconds(1))  // error: capture of 'self' with non-Sendable type 'UnsendableReducer' in a '@Sendable' closure
        await send(.tick)
      }
    }
  }
}
