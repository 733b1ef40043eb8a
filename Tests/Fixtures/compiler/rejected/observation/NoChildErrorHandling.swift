// tca: 1.7 1.8 1.25
// swift: 5 6
// Action without childErrorHandling.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoChildErrorHandlingFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
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
    @Bindable var store: FeatureStore<NoChildErrorHandlingFeature>

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
    Text("NoChildErrorHandling")
      .onAppear { store.send(.onAppear) }
  }
}
