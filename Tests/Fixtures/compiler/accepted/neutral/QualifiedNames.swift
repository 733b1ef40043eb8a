// tca: 1.0 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum QualifiedFeature {
  struct State: Equatable, Sendable {}
  enum Action: Equatable, Sendable { case close }
  enum Error: Swift.Error { case failed }

  struct Reducer: ComposableArchitecture.Reducer {
    typealias State = QualifiedFeature.State
    typealias Action = QualifiedFeature.Action

    var body: some ComposableArchitecture.Reducer<State, Action> {
      Reduce { _, _ in .none }
    }
  }

  struct View: SwiftUI.View {
    @SwiftUI.State var isOn = false

    var body: some SwiftUI.View {
      Toggle("On", isOn: $isOn)
    }
  }

  struct Row: SwiftUI.View {
    var body: some SwiftUI.View {
      Text("Row")
    }
  }
}
