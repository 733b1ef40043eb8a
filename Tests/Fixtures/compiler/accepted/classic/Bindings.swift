// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25

import ComposableArchitecture
import SwiftUI

struct SettingsReducer: Reducer {
  struct State: Equatable {
    @BindingState var isOn = false
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, _ in .none }
  }
}

struct SettingsView: View {
  let store: StoreOf<SettingsReducer>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Toggle("On", isOn: viewStore.$isOn)
      Button("Off") { viewStore.send(.set(\.$isOn, false)) }
    }
  }
}

func makeSettings() -> SettingsView {
  SettingsView(
    store: Store(initialState: SettingsReducer.State()) {
      SettingsReducer()
    }
  )
}
