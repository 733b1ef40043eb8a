// tca: 1.7
// swift: 5 6

import ComposableArchitecture
import SwiftUI

@Reducer
enum NamespaceMacro17 {
  @ObservableState
  struct State: Equatable, Sendable {}

  @CasePathable
  enum Action: Sendable { case close }

  struct Reducer {}
}  // error: type 'NamespaceMacro17' does not conform to protocol 'Reducer'
