// tca: 1.7
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum Macro17Feature {
  @ObservableState
  struct State: Equatable, Sendable {}

  @CasePathable
  enum Action: Sendable { case close }

  @Reducer
  struct Reducer {}
}  // error: redundant conformance of 'Macro17Feature.Reducer' to protocol 'Reducer'

extension Macro17Feature.Reducer: Reducer {
  typealias State = Macro17Feature.State
  typealias Action = Macro17Feature.Action

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
