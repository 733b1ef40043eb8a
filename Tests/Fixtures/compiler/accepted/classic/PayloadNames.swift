// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25
// A payload takes `_ name: T`; one `let` each in the pattern.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum PayloadNamesFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {
    case onAppear
    case picked(_ tag: String, at: Int)

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
    let store: FeatureStore<PayloadNamesFeature>

    init(store: FeatureStore<PayloadNamesFeature>) {
      self.store = store
    }
  }
}

extension PayloadNamesFeature.Event {
  var idComponents: [String] {
    ["PayloadNames", rawValue]
  }
}

extension PayloadNamesFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension PayloadNamesFeature.Reducer: Reducer {
  typealias State = PayloadNamesFeature.State
  typealias Action = PayloadNamesFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<PayloadNamesFeature> { _, action in
      switch action {
      case .picked: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .picked(let tag, let at):
        return picked(state: &state, tag: tag, at: at)

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

  private func picked(state: inout State, tag: String, at: Int) -> Effect<Action> {
    .none
  }
}

extension PayloadNamesFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("PayloadNames")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
