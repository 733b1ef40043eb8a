// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum RowFeature {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable { let id: Int }

  @CasePathable
  enum Action: Sendable { case close }

  struct Reducer {}
}

extension RowFeature.Reducer: Reducer {
  typealias State = RowFeature.State
  typealias Action = RowFeature.Action

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

enum ListFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var rows: IdentifiedArrayOf<RowFeature.State> = []
    var first = RowFeature.State(id: 1)
    var last: RowFeature.State?
    @Presents var child: RowFeature.State?
    @Presents var alert: AlertState<Action.Alert>?
  }

  @CasePathable
  enum Action: Sendable {
    case rows(IdentifiedActionOf<RowFeature.Reducer>)
    case first(RowFeature.Action)
    case last(RowFeature.Action)
    case child(PresentationAction<RowFeature.Action>)
    case alert(PresentationAction<Alert>)

    @CasePathable
    enum Alert: Equatable, Sendable { case confirmed }
  }

  struct Reducer {}

  struct View {
    @Bindable var store: Store<State, Action>
  }
}

extension ListFeature.Reducer: Reducer {
  typealias State = ListFeature.State
  typealias Action = ListFeature.Action

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { RowFeature.Reducer() }

    Reduce { state, action in
      switch action {
      case .rows(.element(let id, .close)):
        state.rows.remove(id: id)
        return .none

      case .alert(.presented(.confirmed)):
        state.alert = AlertState { TextState("Sure") } actions: { ButtonState { TextState("OK") } }
        return .none

      case .rows, .first, .last, .child, .alert:
        return .none
      }
    }
    .ifLet(\.last, action: \.last) { RowFeature.Reducer() }
    .ifLet(\.$child, action: \.child) { RowFeature.Reducer() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { RowFeature.Reducer() }
  }
}

extension ListFeature.View: View {
  var body: some View {
    ForEach(store.scope(state: \.rows, action: \.rows)) { childStore in
      Text("\(childStore.id)")
    }
    if let childStore = store.scope(state: \.last, action: \.last) {
      Text("\(childStore.id)")
    }
    Text("\(store.scope(state: \.first, action: \.first).id)")
      .popover(item: $store.scope(state: \.child, action: \.child)) { childStore in
        Text("\(childStore.id)")
      }
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}
