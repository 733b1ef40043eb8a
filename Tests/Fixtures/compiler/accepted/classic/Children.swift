// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25

import ComposableArchitecture
import SwiftUI

struct RowReducer: Reducer {
  struct State: Equatable, Identifiable { let id: UUID }
  enum Action: Equatable { case close }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

struct ListReducer: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<RowReducer.State> = []
    var first = RowReducer.State(id: UUID())
    @PresentationState var childRow: RowReducer.State?
  }

  enum Action: Equatable {
    case row(id: RowReducer.State.ID, action: RowReducer.Action)
    case first(RowReducer.Action)
    case childRow(PresentationAction<RowReducer.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: /Action.first) { RowReducer() }
    Reduce { _, _ in .none }
      .ifLet(\.$childRow, action: /Action.childRow) { RowReducer() }
      .forEach(\.rows, action: /Action.row(id:action:)) { RowReducer() }
  }
}

struct ListView: View {
  let store: StoreOf<ListReducer>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { _ in
      ForEachStore(store.scope(state: \.rows, action: { .row(id: $0, action: $1) })) { _ in
        Text("Row")
      }
      .sheet(
        store: self.store.scope(state: \.$childRow, action: ListReducer.Action.childRow)
      ) { _ in
        Text("Row")
      }
      .fullScreenCover(
        store: store.scope(state: \.$childRow, action: { .childRow($0) })
      ) { _ in
        Text("Row")
      }
    }
  }
}
