// tca: 1.7 1.8 1.25
// swift: 5 6
// A State without @ObservableState.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoObservableStateFeature: Feature {
  struct State: FeatureState {  // error: type 'NoObservableStateFeature.State' does not conform to protocol 'ObservableState'
    @Presents var childErrorHandling: ErrorHandlingFeature.State?  // error: cannot find '_$observationRegistrar' in scope

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
    @Bindable var store: FeatureStore<NoObservableStateFeature>

    init(store: FeatureStore<NoObservableStateFeature>) {
      self.store = store
    }
  }
}

extension NoObservableStateFeature.Event {
  var idComponents: [String] {
    ["NoObservableState", rawValue]
  }
}

extension NoObservableStateFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoObservableStateFeature.Reducer: Reducer {
  typealias State = NoObservableStateFeature.State
  typealias Action = NoObservableStateFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoObservableStateFeature> { _, action in
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
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension NoObservableStateFeature.View: View {
  var body: some View {
    Text("NoObservableState")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
