// tca: 1.7 1.8 1.25
// swift: 5 6
// A case that recorder and reducer do not name: one error each.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NewCaseFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

  @CasePathable
  enum Action: FeatureAction {
    case onAppear
    case close

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
    @Bindable var store: FeatureStore<NewCaseFeature>

    init(store: FeatureStore<NewCaseFeature>) {
      self.store = store
    }
  }
}

extension NewCaseFeature.Event {
  var idComponents: [String] {
    ["NewCase", rawValue]
  }
}

extension NewCaseFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NewCaseFeature.Reducer: Reducer {
  typealias State = NewCaseFeature.State
  typealias Action = NewCaseFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NewCaseFeature> { _, action in
      switch action {  // error: switch must be exhaustive
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {  // error: switch must be exhaustive
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

extension NewCaseFeature.View: View {
  var body: some View {
    Text("NewCase")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
