// tca: 1.7 1.8 1.25
// swift: 5 6
// Conformance not restated: the result builder is not applied.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ReducerNotRestatedFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
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
    @Bindable var store: FeatureStore<ReducerNotRestatedFeature>

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
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {  // error: no exact matches in call to instance method 'ifLet'
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension ReducerNotRestatedFeature.View: View {
  var body: some View {
    Text("ReducerNotRestated")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
