// tca: 1.25
// swift: 5 6
// flags: -enable-upcoming-feature InferSendableFromCaptures

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ExplicitDestinationFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var childDestination: Destination.State?
  }

  @CasePathable
  enum Action: Sendable {
    case childDestination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Destination {
    case other(OtherFeature.Reducer)

    @ReducerCaseIgnored
    case alert(AlertState<Alert>)

    @CasePathable
    enum Action: Sendable {
      case other(OtherFeature.Action)
      case alert(Alert)
    }

    enum Alert: Equatable, Sendable { case confirmed }
  }

  struct Reducer {}

  struct View {
    @Bindable var store: Store<State, Action>
  }
}

extension ExplicitDestinationFeature.Destination.State: Equatable, Sendable {}

extension ExplicitDestinationFeature.Reducer: Reducer {
  typealias State = ExplicitDestinationFeature.State
  typealias Action = ExplicitDestinationFeature.Action

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
    .ifLet(\.$childDestination, action: \.childDestination)
  }
}

extension ExplicitDestinationFeature.View: View {
  var body: some View {
    Text("Destination")
      .sheet(
        item: $store.scope(state: \.$childDestination, action: \.childDestination).other
      ) { childStore in
        OtherFeature.View(store: childStore)
      }
      .alert(
        $store.scope(state: \.$childDestination, action: \.childDestination).alert
      )
  }
}
