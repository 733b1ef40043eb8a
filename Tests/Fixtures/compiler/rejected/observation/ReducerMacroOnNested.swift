// tca: 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum MacroFeature {
  @ObservableState
  struct State: Equatable, Sendable {}

  @CasePathable
  enum Action: Sendable { case close }

  @Reducer
  struct Reducer {}  // error: 'State' is ambiguous for type lookup in this context
}  // error: ambiguous type name 'State' in 'MacroFeature.Reducer'

extension MacroFeature.Reducer: Reducer {  // error: type 'MacroFeature.Reducer' does not conform to protocol 'Reducer'
  typealias State = MacroFeature.State  // error: invalid redeclaration of 'State'
  typealias Action = MacroFeature.Action  // error: invalid redeclaration of 'Action'

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
