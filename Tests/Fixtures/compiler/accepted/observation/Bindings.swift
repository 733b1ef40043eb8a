// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

enum SettingsFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var isOn = false
    var name = ""
    @Presents var child: ChildState?
  }

  @CasePathable
  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case child(PresentationAction<ChildAction>)
  }

  @ObservableState
  struct ChildState: Equatable, Sendable {
    var number: Int?
    // Recursion is fine here: a presented child is boxed.
    @Presents var parent: State?
  }

  enum ChildAction: Sendable { case close }

  struct Reducer {}

  struct View {
    @Bindable var store: Store<State, Action>
  }
}

extension SettingsFeature.Reducer: Reducer {
  typealias State = SettingsFeature.State
  typealias Action = SettingsFeature.Action

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.isOn = false
        return .none

      case .binding, .child:
        return .none
      }
    }
  }
}

extension SettingsFeature.View: View {
  var body: some View {
    Toggle("On", isOn: $store.isOn)
    TextField("Name", text: $store.name)
    Button("Off") { store.send(.set(\.isOn, false)) }
      .sheet(item: $store.scope(state: \.child, action: \.child)) { childStore in
        Text(childStore.number.map(String.init) ?? "")
      }
  }
}
