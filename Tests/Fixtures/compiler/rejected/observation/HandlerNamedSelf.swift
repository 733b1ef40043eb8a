// tca: 1.7 1.8 1.25
// swift: 5 6
// A handler named `self` cannot be called.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum HandlerNamedSelfFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
  enum Action: FeatureAction {
    case onAppear
    case `self`

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
    @Bindable var store: FeatureStore<HandlerNamedSelfFeature>

    init(store: FeatureStore<HandlerNamedSelfFeature>) {
      self.store = store
    }
  }
}

extension HandlerNamedSelfFeature.Event {
  var idComponents: [String] {
    ["HandlerNamedSelf", rawValue]
  }
}

extension HandlerNamedSelfFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension HandlerNamedSelfFeature.Reducer: Reducer {
  typealias State = HandlerNamedSelfFeature.State
  typealias Action = HandlerNamedSelfFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<HandlerNamedSelfFeature> { _, action in
      switch action {
      case .`self`: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .`self`:
        return `self`(state: &state)  // error: cannot call value of non-function type 'HandlerNamedSelfFeature.Reducer'

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

  private func `self`(state: inout State) -> Effect<Action> {
    .none
  }
}

extension HandlerNamedSelfFeature.View: View {
  var body: some View {
    Text("HandlerNamedSelf")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
