// tca: 1.0
// swift: 5
// Action without childErrorHandling.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoChildErrorHandlingFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {  // error: type 'NoChildErrorHandlingFeature.Action' does not conform to protocol 'FeatureAction'
    case onAppear

    case errorOccurred(Error)
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
    let store: FeatureStore<NoChildErrorHandlingFeature>

    init(store: FeatureStore<NoChildErrorHandlingFeature>) {
      self.store = store
    }
  }
}

extension NoChildErrorHandlingFeature.Event {
  var idComponents: [String] {
    ["NoChildErrorHandling", rawValue]
  }
}

extension NoChildErrorHandlingFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoChildErrorHandlingFeature.Reducer: Reducer {
  typealias State = NoChildErrorHandlingFeature.State
  typealias Action = NoChildErrorHandlingFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoChildErrorHandlingFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none
      }
    }
  }
}

extension NoChildErrorHandlingFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("NoChildErrorHandling")
        .onAppear { viewStore.send(.onAppear) }
    }
  }
}
