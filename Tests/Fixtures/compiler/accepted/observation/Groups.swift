// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum GroupedFeature {
  @ObservableState
  struct State: Equatable, Sendable {}

  @CasePathable
  enum Action: Equatable, Sendable {
    case view(View)
    case `internal`(Internal)

    @CasePathable
    enum View: Equatable, Sendable {
      case onAppear
    }

    @CasePathable
    enum Internal: Equatable, Sendable {
      case loaded(_ count: Int)
    }
  }

  struct Reducer {}

  struct View {
    let store: Store<State, Action>
  }
}

extension GroupedFeature.Reducer: Reducer {
  typealias State = GroupedFeature.State
  typealias Action = GroupedFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .view(.onAppear):
        return .send(.internal(.loaded(1)))

      case .internal(.loaded(let count)):
        return loaded(count: count)
      }
    }
  }

  private func loaded(count: Int) -> Effect<Action> {
    .none
  }
}

extension GroupedFeature.View: View {
  var body: some View {
    Text("Grouped")
      .onAppear { store.send(.view(.onAppear)) }
      .task { await store.send(.view(.onAppear)).finish() }
  }
}
