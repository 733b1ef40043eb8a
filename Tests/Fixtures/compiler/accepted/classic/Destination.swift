// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum DestinationFeature {
  struct State: Equatable {
    @PresentationState var childDestination: Destination.State?
    var childOptional: OtherFeature.State?
    var childPath = StackState<Destination.State>()
  }

  enum Action: Equatable {
    case childDestination(PresentationAction<Destination.Action>)
    case childOptional(OtherFeature.Action)
    case childPath(StackAction<Destination.State, Destination.Action>)
  }

  struct Destination {
    enum State: Equatable {
      case other(OtherFeature.State)
      case alert(AlertState<Alert>)
    }

    enum Action: Equatable {
      case other(OtherFeature.Action)
      case alert(Alert)
    }

    enum Alert: Equatable { case confirmed }
  }

  struct Reducer {}

  struct View {
    let store: Store<State, Action>
  }
}

extension DestinationFeature.Destination: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: /State.other, action: /Action.other) {
      OtherFeature.Reducer()
    }
  }
}

extension DestinationFeature.Reducer: Reducer {
  typealias State = DestinationFeature.State
  typealias Action = DestinationFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$childDestination, action: /Action.childDestination) {
        DestinationFeature.Destination()
      }
      .ifLet(\.childOptional, action: /Action.childOptional) {
        OtherFeature.Reducer()
      }
      .forEach(\.childPath, action: /Action.childPath) {
        DestinationFeature.Destination()
      }
  }
}

extension DestinationFeature.View: View {
  var body: some View {
    NavigationStackStore(store.scope(state: \.childPath, action: { .childPath($0) })) {
      IfLetStore(
        store.scope(state: \.childOptional, action: { .childOptional($0) })
      ) { childStore in
        OtherFeature.View(store: childStore)
      }
    } destination: { childState in
      switch childState {
      case .other:
        CaseLet(
          /DestinationFeature.Destination.State.other,
          action: DestinationFeature.Destination.Action.other
        ) { childStore in
          OtherFeature.View(store: childStore)
        }

      case .alert:
        EmptyView()
      }
    }
    .sheet(
      store: store.scope(state: \.$childDestination, action: { .childDestination($0) }),
      state: /DestinationFeature.Destination.State.other,
      action: DestinationFeature.Destination.Action.other
    ) { childStore in
      OtherFeature.View(store: childStore)
    }
    .alert(
      store: store.scope(state: \.$childDestination, action: { .childDestination($0) }),
      state: /DestinationFeature.Destination.State.alert,
      action: DestinationFeature.Destination.Action.alert
    )
  }
}
