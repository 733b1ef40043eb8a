// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

@Reducer
struct ScreenReducer {
  @ObservableState
  struct State: Equatable, Sendable { var count = 0 }

  enum Action: ViewAction, Sendable {
    case view(View)

    @CasePathable
    enum View: Sendable { case onAppear }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.onAppear):
        state.count += 1
        return .none
      }
    }
  }
}

@ViewAction(for: ScreenReducer.self)
struct ScreenView: View {
  let store: StoreOf<ScreenReducer>

  var body: some View {
    Text("\(store.count)")
      .onAppear { send(.onAppear) }
  }
}
