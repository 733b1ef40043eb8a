import ComposableArchitecture
import FeatureKit
import SwiftUI

enum OtherFeature: Feature {
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
    @Bindable var store: FeatureStore<OtherFeature>

    init(store: FeatureStore<OtherFeature>) {
      self.store = store
    }
  }
}

extension OtherFeature.Event {
  var idComponents: [String] {
    ["Other", rawValue]
  }
}

extension OtherFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension OtherFeature.Reducer: Reducer {
  typealias State = OtherFeature.State
  typealias Action = OtherFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<OtherFeature> { _, action in
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

extension OtherFeature.View: View {
  var body: some View {
    Text("Other")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
