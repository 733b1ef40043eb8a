// tca: 1.0
// swift: 5
// A reducer on another feature's State.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ForeignStateFeature: Feature {  // error: type 'ForeignStateFeature' does not conform to protocol 'Feature'
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
    let store: FeatureStore<ForeignStateFeature>

    init(store: FeatureStore<ForeignStateFeature>) {
      self.store = store
    }
  }
}

extension ForeignStateFeature.Event {
  var idComponents: [String] {
    ["ForeignState", rawValue]
  }
}

extension ForeignStateFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ForeignStateFeature.Reducer: Reducer {
  typealias State = OtherFeature.State
  typealias Action = ForeignStateFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ForeignStateFeature> { _, action in  // error: static method 'buildExpression' requires the types 'ForeignStateFeature.Reducer.State'
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

extension ForeignStateFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("ForeignState")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
