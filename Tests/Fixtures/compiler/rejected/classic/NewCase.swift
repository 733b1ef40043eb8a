// tca: 1.0
// swift: 5
// A case that recorder and reducer do not name: one error each.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum NewCaseFeature: Feature {
  struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
  }

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
    let store: FeatureStore<NewCaseFeature>

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
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension NewCaseFeature.View: View {
  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("NewCase")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
