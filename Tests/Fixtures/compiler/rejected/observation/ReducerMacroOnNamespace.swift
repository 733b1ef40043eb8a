// tca: 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

@Reducer
enum NamespaceMacro {
  @ObservableState
  struct State: Equatable, Sendable {}

  @CasePathable
  enum Action: Sendable { case close }

  struct Reducer {}
}  // error: ambiguous type name 'State' in 'NamespaceMacro'
