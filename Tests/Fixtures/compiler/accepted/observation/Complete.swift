// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum CompleteFeature: Feature {
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
    @Bindable var store: FeatureStore<CompleteFeature>

    init(store: FeatureStore<CompleteFeature>) {
      self.store = store
    }
  }
}

extension CompleteFeature.Event {
  var idComponents: [String] {
    ["Complete", rawValue]
  }
}

extension CompleteFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension CompleteFeature.Reducer: Reducer {
  typealias State = CompleteFeature.State
  typealias Action = CompleteFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<CompleteFeature> { _, action in
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

extension CompleteFeature.View: View {
  var body: some View {
    Text("Complete")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
