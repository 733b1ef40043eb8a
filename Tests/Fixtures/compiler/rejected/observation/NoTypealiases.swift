// tca: 1.7 1.8 1.25
// swift: 5 6
// No typealiases in the Reducer extension.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoTypealiasesFeature: Feature {
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
    @Bindable var store: FeatureStore<NoTypealiasesFeature>

    init(store: FeatureStore<NoTypealiasesFeature>) {
      self.store = store
    }
  }
}

extension NoTypealiasesFeature.Event {
  var idComponents: [String] {
    ["NoTypealiases", rawValue]
  }
}

extension NoTypealiasesFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoTypealiasesFeature.Reducer: Reducer {  // error: type 'NoTypealiasesFeature.Reducer' does not conform to protocol 'Reducer'
  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoTypealiasesFeature> { _, action in
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

extension NoTypealiasesFeature.View: View {
  var body: some View {
    Text("NoTypealiases")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
