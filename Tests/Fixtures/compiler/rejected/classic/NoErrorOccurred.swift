// tca: 1.0
// swift: 5
// Action without errorOccurred.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoErrorOccurredFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {  // error: type 'NoErrorOccurredFeature.Action' does not conform to protocol 'FeatureAction'
    case onAppear

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
    let store: FeatureStore<NoErrorOccurredFeature>

    init(store: FeatureStore<NoErrorOccurredFeature>) {
      self.store = store
    }
  }
}

extension NoErrorOccurredFeature.Event {
  var idComponents: [String] {
    ["NoErrorOccurred", rawValue]
  }
}

extension NoErrorOccurredFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoErrorOccurredFeature.Reducer: Reducer {
  typealias State = NoErrorOccurredFeature.State
  typealias Action = NoErrorOccurredFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoErrorOccurredFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension NoErrorOccurredFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("NoErrorOccurred")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
