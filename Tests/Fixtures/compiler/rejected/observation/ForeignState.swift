// tca: 1.7 1.8 1.25
// swift: 5 6
// A reducer on another feature's State.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum ForeignStateFeature: Feature {  // error: type 'ForeignStateFeature' does not conform to protocol 'Feature'
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
    @Bindable var store: FeatureStore<ForeignStateFeature>

    init(store: FeatureStore<ForeignStateFeature>) {
      self.store = store
    }
  }
}

extension ForeignStateFeature.Event {
  var idComponents: [String] {
    ["ForeignState", rawValue]
  }
}

extension ForeignStateFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension ForeignStateFeature.Reducer: Reducer {
  typealias State = OtherFeature.State
  typealias Action = ForeignStateFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ForeignStateFeature> { _, action in  // error: cannot convert value of type 'ForeignStateFeature.State' to expected argument type 'OtherFeature.State'
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

extension ForeignStateFeature.View: View {
  var body: some View {
    Text("ForeignState")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
