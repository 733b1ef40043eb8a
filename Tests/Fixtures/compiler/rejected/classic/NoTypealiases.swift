// tca: 1.0
// swift: 5
// No typealiases in the Reducer extension.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoTypealiasesFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  enum Error: FeatureError {}

  struct Reducer: FeatureReducer {
    init() {}
  }

  struct View: FeatureView {
    let store: FeatureStore<NoTypealiasesFeature>

    init(store: FeatureStore<NoTypealiasesFeature>) {
      self.store = store
    }
  }
}

extension NoTypealiasesFeature.Event {
  var idComponents: [String] {
    ["NoTypealiases", rawValue]
  }
}

extension NoTypealiasesFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoTypealiasesFeature.Reducer: Reducer {  // error: type 'NoTypealiasesFeature.Reducer' does not conform to protocol 'Reducer'
  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoTypealiasesFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in  // error: generic parameter 'State' could not be inferred
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {  // error: no exact matches in call to instance method 'ifLet'
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension NoTypealiasesFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("NoTypealiases")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
