// tca: 1.8 1.25
// swift: 5 6
// flags: -enable-upcoming-feature InferSendableFromCaptures

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum EnumDestinationFeature {
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
    case alert(AlertState<Alert>)

    enum Alert: Equatable, Sendable { case confirmed }
  }

  struct Reducer {}

  struct View {
    @Bindable var store: Store<State, Action>
  }
}

extension EnumDestinationFeature.Destination.State: Equatable, Sendable {}
extension EnumDestinationFeature.Destination.Action: Sendable {}

extension EnumDestinationFeature.Reducer: Reducer {
  typealias State = EnumDestinationFeature.State
  typealias Action = EnumDestinationFeature.Action

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

extension EnumDestinationFeature.View: View {
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
