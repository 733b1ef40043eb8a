// tca: 1.7 1.8 1.25
// swift: 5 6
// A State that is not Equatable.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NotEquatableFeature: Feature {
  @ObservableState
  struct State: FeatureState {  // error: type 'NotEquatableFeature.State' does not conform to protocol 'Equatable'
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    var closure: @Sendable () -> Void = {}

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
    @Bindable var store: FeatureStore<NotEquatableFeature>

    init(store: FeatureStore<NotEquatableFeature>) {
      self.store = store
    }
  }
}

extension NotEquatableFeature.Event {
  var idComponents: [String] {
    ["NotEquatable", rawValue]
  }
}

extension NotEquatableFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NotEquatableFeature.Reducer: Reducer {
  typealias State = NotEquatableFeature.State
  typealias Action = NotEquatableFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NotEquatableFeature> { _, action in
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

extension NotEquatableFeature.View: View {
  var body: some View {
    Text("NotEquatable")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
