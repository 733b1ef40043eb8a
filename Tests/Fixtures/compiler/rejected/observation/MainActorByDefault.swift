// tca: 1.25
// swift: 6
// flags: -default-isolation MainActor
// Feature modules stay nonisolated.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum MainActorByDefaultFeature: Feature {
  @ObservableState
  struct State: FeatureState {  // error: type 'MainActorByDefaultFeature.State' does not conform to protocol 'FeatureState'
    @Presents var childErrorHandling: ErrorHandlingFeature.State?  // error: main actor-isolated conformance of 'MainActorByDefaultFeature.State' to 'Observable' cannot be used in nonisolated context

    init() {}
  }

  @CasePathable
  enum Action: FeatureAction {  // error: type 'MainActorByDefaultFeature.Action' does not conform to protocol 'FeatureAction'
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  enum Error: FeatureError {}

  struct Reducer: FeatureReducer {  // error: type 'MainActorByDefaultFeature.Reducer' does not conform to protocol 'FeatureReducer'
    init() {}
  }

  struct View: FeatureView {
    @Bindable var store: FeatureStore<MainActorByDefaultFeature>

    init(store: FeatureStore<MainActorByDefaultFeature>) {
      self.store = store
    }
  }
}

extension MainActorByDefaultFeature.Event {
  var idComponents: [String] {
    ["MainActorByDefault", rawValue]
  }
}

extension MainActorByDefaultFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension MainActorByDefaultFeature.Reducer: Reducer {
  typealias State = MainActorByDefaultFeature.State
  typealias Action = MainActorByDefaultFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<MainActorByDefaultFeature> { _, action in
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

extension MainActorByDefaultFeature.View: View {
  var body: some View {
    Text("MainActorByDefault")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
