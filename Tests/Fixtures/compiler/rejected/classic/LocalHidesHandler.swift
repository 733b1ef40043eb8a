// tca: 1.0
// swift: 5
// A local named like the method it is passed to hides the method.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum LocalHidesHandlerFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {
    case onAppear
    case url(String)

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
    let store: FeatureStore<LocalHidesHandlerFeature>

    init(store: FeatureStore<LocalHidesHandlerFeature>) {
      self.store = store
    }
  }
}

extension LocalHidesHandlerFeature.Event {
  var idComponents: [String] {
    ["LocalHidesHandler", rawValue]
  }
}

extension LocalHidesHandlerFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension LocalHidesHandlerFeature.Reducer: Reducer {
  typealias State = LocalHidesHandlerFeature.State
  typealias Action = LocalHidesHandlerFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LocalHidesHandlerFeature> { _, action in
      switch action {
      case .url: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .url(let url):
        return url(state: &state, url: url)  // error: cannot call value of non-function type 'String'

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

  private func url(state: inout State, url: String) -> Effect<Action> {
    .none
  }
}

extension LocalHidesHandlerFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("LocalHidesHandler")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
