// tca: 1.7 1.8 1.25
// swift: 5 6
// Action without errorOccurred.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoErrorOccurredFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
  enum Action: FeatureAction {  // error: type 'NoErrorOccurredFeature.Action' does not conform to protocol 'FeatureAction'
    case onAppear

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
    @Bindable var store: FeatureStore<NoErrorOccurredFeature>

    init(store: FeatureStore<NoErrorOccurredFeature>) {
      self.store = store
    }
  }
}

extension NoErrorOccurredFeature.Event {
  var idComponents: [String] {
    ["NoErrorOccurred", rawValue]
  }
}

extension NoErrorOccurredFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoErrorOccurredFeature.Reducer: Reducer {
  typealias State = NoErrorOccurredFeature.State
  typealias Action = NoErrorOccurredFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoErrorOccurredFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension NoErrorOccurredFeature.View: View {
  var body: some View {
    Text("NoErrorOccurred")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
