// tca: 1.7
// swift: 5 6

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum StructDestinationFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var childDestination: Destination.State?
  }

  @CasePathable
  enum Action: Sendable {
    case childDestination(PresentationAction<Destination.Action>)
  }

  @Reducer
  struct Destination {
    @CasePathable
    @ObservableState
    enum State: Equatable, Sendable {
      case other(OtherFeature.State)
      case alert(AlertState<Alert>)
    }

    @CasePathable
    enum Action: Sendable {
      case other(OtherFeature.Action)
      case alert(Alert)
    }

    enum Alert: Equatable, Sendable { case confirmed }

    var body: some ReducerOf<Self> {
      Scope(state: \.other, action: \.other) {
        OtherFeature.Reducer()
      }
    }
  }

  struct Reducer {}

  struct View {
    @Bindable var store: Store<State, Action>
  }
}

extension StructDestinationFeature.Reducer: Reducer {
  typealias State = StructDestinationFeature.State
  typealias Action = StructDestinationFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .childDestination(.presented(.alert(.confirmed))):
        state.childDestination = .other(OtherFeature.State())
        return .none

      case .childDestination(.presented(.other(.onAppear))), .childDestination:
        return .none
      }
    }
    .ifLet(\.$childDestination, action: \.childDestination) {
      StructDestinationFeature.Destination()
    }
  }
}

extension StructDestinationFeature.View: View {
  var body: some View {
    Text("Destination")
      .sheet(
        item: $store.scope(state: \.childDestination?.other, action: \.childDestination.other)
      ) { childStore in
        OtherFeature.View(store: childStore)
      }
      .alert(
        $store.scope(state: \.childDestination?.alert, action: \.childDestination.alert)
      )
  }
}
