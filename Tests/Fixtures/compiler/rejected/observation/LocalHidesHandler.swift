// tca: 1.7 1.8 1.25
// swift: 5 6
// A local named like the method it is passed to hides the method.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum LocalHidesHandlerFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
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
    @Bindable var store: FeatureStore<LocalHidesHandlerFeature>

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
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }

  private func url(state: inout State, url: String) -> Effect<Action> {
    .none
  }
}

extension LocalHidesHandlerFeature.View: View {
  var body: some View {
    Text("LocalHidesHandler")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
