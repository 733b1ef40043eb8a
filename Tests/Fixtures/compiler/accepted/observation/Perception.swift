// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

struct PerceivedView: View {
  @ObservableState
  struct State: Equatable, Sendable {
    var isOn = false
    @Presents var child: ChildState?
  }

  @ObservableState
  struct ChildState: Equatable, Sendable { var number = 0 }

  @CasePathable
  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case child(PresentationAction<Never>)
  }

  @Perception.Bindable var store: Store<State, Action>

  var body: some View {
    WithPerceptionTracking {
      Toggle("On", isOn: $store.isOn)
        .sheet(item: $store.scope(state: \.child, action: \.child)) { childStore in
          WithPerceptionTracking {
            Text("\(childStore.number)")
          }
        }
    }
  }
}
