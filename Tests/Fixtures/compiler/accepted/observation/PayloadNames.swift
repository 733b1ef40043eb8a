// tca: 1.7 1.8 1.25
// swift: 5 6
// A payload takes `_ name: T`; one `let` each in the pattern.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum PayloadNamesFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
  enum Action: FeatureAction {
    case onAppear
    case picked(_ tag: String, at: Int)

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
    @Bindable var store: FeatureStore<PayloadNamesFeature>

    init(store: FeatureStore<PayloadNamesFeature>) {
      self.store = store
    }
  }
}

extension PayloadNamesFeature.Event {
  var idComponents: [String] {
    ["PayloadNames", rawValue]
  }
}

extension PayloadNamesFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension PayloadNamesFeature.Reducer: Reducer {
  typealias State = PayloadNamesFeature.State
  typealias Action = PayloadNamesFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<PayloadNamesFeature> { _, action in
      switch action {
      case .picked: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .picked(let tag, let at):
        return picked(state: &state, tag: tag, at: at)

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

  private func picked(state: inout State, tag: String, at: Int) -> Effect<Action> {
    .none
  }
}

extension PayloadNamesFeature.View: View {
  var body: some View {
    Text("PayloadNames")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
