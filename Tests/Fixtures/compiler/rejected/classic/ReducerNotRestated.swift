// tca: 1.0
// swift: 5
// Conformance not restated: the result builder is not applied.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ReducerNotRestatedFeature: Feature {
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
    let store: FeatureStore<ReducerNotRestatedFeature>

    init(store: FeatureStore<ReducerNotRestatedFeature>) {
      self.store = store
    }
  }
}

extension ReducerNotRestatedFeature.Event {
  var idComponents: [String] {
    ["ReducerNotRestated", rawValue]
  }
}

extension ReducerNotRestatedFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ReducerNotRestatedFeature.Reducer {
  typealias State = ReducerNotRestatedFeature.State
  typealias Action = ReducerNotRestatedFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ReducerNotRestatedFeature> { _, action in
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
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {  // error: cannot convert value of type 'KeyPath<
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension ReducerNotRestatedFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("ReducerNotRestated")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
