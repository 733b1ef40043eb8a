// tca: 1.0 1.7 1.25
// swift: 5

import ComposableArchitecture
import SwiftUI

struct CopyReducer: Reducer {
  struct State: Equatable {}

  enum Action: Equatable {
    case copy
    case cancel
    case copied
  }

  private enum CancelID { case copied }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .copy:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.copied)
        }
        .cancellable(id: CancelID.copied, cancelInFlight: true)

      case .cancel:
        return .cancel(id: CancelID.copied)

      case .copied:
        return .merge(.none, .send(.cancel))
      }
    }
  }
}
