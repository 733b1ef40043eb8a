// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25

import ComposableArchitecture
import SwiftUI

enum GroupedFeature {
  struct State: Equatable, Sendable {}

  enum Action: Equatable, Sendable {
    case view(View)
    case `internal`(Internal)

    enum View: Equatable, Sendable {
      case onAppear
    }

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
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Grouped")
        .onAppear { viewStore.send(.view(.onAppear)) }
        .task { await viewStore.send(.view(.onAppear)).finish() }
    }
  }
}
