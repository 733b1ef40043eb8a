// tca: 1.0 1.7 1.25
// swift: 5

import ComposableArchitecture
import SwiftUI

struct SwitchReducer: Reducer {
  struct State: Equatable {
    @BindingState var isOn = false
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

func binding(_ viewStore: ViewStoreOf<SwitchReducer>) -> Binding<Bool> {
  viewStore.binding(\.$isOn)  // error: missing argument label 'send:' in call
}

func store() -> StoreOf<SwitchReducer> {
  Store(initialState: SwitchReducer.State(), reducer: SwitchReducer())  // error: cannot convert value of type 'SwitchReducer' to expected argument type '() -> R'
}
