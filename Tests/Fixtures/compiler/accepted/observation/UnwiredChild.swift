// tca: 1.7 1.8 1.25
// swift: 5 6
// The compiler does not find that the child is not wired.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum UnwiredChildFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?
    @Presents var childOther: OtherFeature.State?

    init() {}
  }

  @CasePathable
  enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childOther(PresentationAction<OtherFeature.Action>)
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
    @Bindable var store: FeatureStore<UnwiredChildFeature>

    init(store: FeatureStore<UnwiredChildFeature>) {
      self.store = store
    }
  }
}

extension UnwiredChildFeature.Event {
  var idComponents: [String] {
    ["UnwiredChild", rawValue]
  }
}

extension UnwiredChildFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension UnwiredChildFeature.Reducer: Reducer {
  typealias State = UnwiredChildFeature.State
  typealias Action = UnwiredChildFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<UnwiredChildFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling, .childOther: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling, .childOther:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension UnwiredChildFeature.View: View {
  var body: some View {
    Text("UnwiredChild")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
