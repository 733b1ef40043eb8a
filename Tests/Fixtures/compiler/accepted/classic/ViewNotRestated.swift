// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25
// Conformance not restated: compiles while the body is one expression.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ViewNotRestatedFeature: Feature {
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
    let store: FeatureStore<ViewNotRestatedFeature>

    init(store: FeatureStore<ViewNotRestatedFeature>) {
      self.store = store
    }
  }
}

extension ViewNotRestatedFeature.Event {
  var idComponents: [String] {
    ["ViewNotRestated", rawValue]
  }
}

extension ViewNotRestatedFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ViewNotRestatedFeature.Reducer: Reducer {
  typealias State = ViewNotRestatedFeature.State
  typealias Action = ViewNotRestatedFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ViewNotRestatedFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
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
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension ViewNotRestatedFeature.View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("ViewNotRestated")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
