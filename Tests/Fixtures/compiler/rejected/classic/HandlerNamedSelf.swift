// tca: 1.0
// swift: 5
// A handler named `self` cannot be called.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum HandlerNamedSelfFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {
    case onAppear
    case `self`

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
    let store: FeatureStore<HandlerNamedSelfFeature>

    init(store: FeatureStore<HandlerNamedSelfFeature>) {
      self.store = store
    }
  }
}

extension HandlerNamedSelfFeature.Event {
  var idComponents: [String] {
    ["HandlerNamedSelf", rawValue]
  }
}

extension HandlerNamedSelfFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension HandlerNamedSelfFeature.Reducer: Reducer {
  typealias State = HandlerNamedSelfFeature.State
  typealias Action = HandlerNamedSelfFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<HandlerNamedSelfFeature> { _, action in
      switch action {
      case .`self`: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .`self`:
        return `self`(state: &state)  // error: cannot call value of non-function type 'HandlerNamedSelfFeature.Reducer'

      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }

  private func `self`(state: inout State) -> Effect<Action> {
    .none
  }
}

extension HandlerNamedSelfFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("HandlerNamedSelf")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
