// tca: 1.7 1.8 1.25
// swift: 5 6
// An Action without @CasePathable.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NoCasePathableFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  enum Action: FeatureAction {  // error: type 'NoCasePathableFeature.Action' does not conform to protocol 'CasePathable'
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
    @Bindable var store: FeatureStore<NoCasePathableFeature>

    init(store: FeatureStore<NoCasePathableFeature>) {
      self.store = store
    }
  }
}

extension NoCasePathableFeature.Event {
  var idComponents: [String] {
    ["NoCasePathable", rawValue]
  }
}

extension NoCasePathableFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NoCasePathableFeature.Reducer: Reducer {
  typealias State = NoCasePathableFeature.State
  typealias Action = NoCasePathableFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NoCasePathableFeature> { _, action in
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
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {  // error: cannot convert value of type 'KeyPath<
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension NoCasePathableFeature.View: View {
  var body: some View {
    Text("NoCasePathable")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)  // error: has no dynamic member 'childErrorHandling'
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
