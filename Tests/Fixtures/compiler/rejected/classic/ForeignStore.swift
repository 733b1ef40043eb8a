// tca: 1.0
// swift: 5
// A view that takes another feature's store.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ForeignStoreFeature: Feature {  // error: type 'ForeignStoreFeature' does not conform to protocol 'Feature'
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
    let store: FeatureStore<OtherFeature>

    init(store: FeatureStore<OtherFeature>) {
      self.store = store
    }
  }
}

extension ForeignStoreFeature.Event {
  var idComponents: [String] {
    ["ForeignStore", rawValue]
  }
}

extension ForeignStoreFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ForeignStoreFeature.Reducer: Reducer {
  typealias State = ForeignStoreFeature.State
  typealias Action = ForeignStoreFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ForeignStoreFeature> { _, action in
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

extension ForeignStoreFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("ForeignStore")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
