// tca: 1.0
// swift: 5
// Another feature's Error in the Action.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ForeignErrorFeature: Feature {  // error: type 'ForeignErrorFeature' does not conform to protocol 'Feature'
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {
    case onAppear

    case errorOccurred(OtherFeature.Error)
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
    let store: FeatureStore<ForeignErrorFeature>

    init(store: FeatureStore<ForeignErrorFeature>) {
      self.store = store
    }
  }
}

extension ForeignErrorFeature.Event {
  var idComponents: [String] {
    ["ForeignError", rawValue]
  }
}

extension ForeignErrorFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ForeignErrorFeature.Reducer: Reducer {
  typealias State = ForeignErrorFeature.State
  typealias Action = ForeignErrorFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ForeignErrorFeature> { _, action in
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

extension ForeignErrorFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("ForeignError")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
