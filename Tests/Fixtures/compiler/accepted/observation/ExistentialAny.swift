// tca: 1.25
// swift: 6
// flags: -enable-upcoming-feature ExistentialAny

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ExistentialAnyFeature: Feature {
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
    @Bindable var store: FeatureStore<ExistentialAnyFeature>

    init(store: FeatureStore<ExistentialAnyFeature>) {
      self.store = store
    }
  }
}

extension ExistentialAnyFeature.Event {
  var idComponents: [String] {
    ["ExistentialAny", rawValue]
  }
}

extension ExistentialAnyFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ExistentialAnyFeature.Reducer: Reducer {
  typealias State = ExistentialAnyFeature.State
  typealias Action = ExistentialAnyFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ExistentialAnyFeature> { _, action in
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

extension ExistentialAnyFeature.View: View {
  var body: some View {
    Text("ExistentialAny")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
