// tca: 1.0
// swift: 5
// Conformance not restated, and a body of two expressions.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ViewOfTwoExpressionsFeature: Feature {
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
    let store: FeatureStore<ViewOfTwoExpressionsFeature>

    init(store: FeatureStore<ViewOfTwoExpressionsFeature>) {
      self.store = store
    }
  }
}

extension ViewOfTwoExpressionsFeature.Event {
  var idComponents: [String] {
    ["ViewOfTwoExpressions", rawValue]
  }
}

extension ViewOfTwoExpressionsFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ViewOfTwoExpressionsFeature.Reducer: Reducer {
  typealias State = ViewOfTwoExpressionsFeature.State
  typealias Action = ViewOfTwoExpressionsFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ViewOfTwoExpressionsFeature> { _, action in
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

extension ViewOfTwoExpressionsFeature.View {
  var body: some View {  // error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
    Divider()

    WithViewStore(store, observe: \.self) { viewStore in
      Text("ViewOfTwoExpressions")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
