// tca: 1.0 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum ExtendedFeature {
  struct State: Equatable, Sendable {}
  enum Action: Equatable, Sendable { case close }
  enum Error: Swift.Error {}

  struct Reducer {}

  struct View {
    let store: Store<State, Action>
  }
}

// An extension of `F.X` does not look into `F`.
extension ExtendedFeature.Reducer: Reducer {
  typealias State = ExtendedFeature.State
  typealias Action = ExtendedFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
    EmptyReducer()
  }
}

extension ExtendedFeature.View: View {
  var body: some View {
    Divider()
    Text("Extended")
  }
}

protocol ExtendedReducer: Reducer {
  init()
}
