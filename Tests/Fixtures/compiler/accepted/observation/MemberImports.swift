// tca: 1.25
// swift: 6
// flags: -enable-upcoming-feature MemberImportVisibility

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum MemberImportsFeature: Feature {
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
    @Bindable var store: FeatureStore<MemberImportsFeature>

    init(store: FeatureStore<MemberImportsFeature>) {
      self.store = store
    }
  }
}

extension MemberImportsFeature.Event {
  var idComponents: [String] {
    ["MemberImports", rawValue]
  }
}

extension MemberImportsFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension MemberImportsFeature.Reducer: Reducer {
  typealias State = MemberImportsFeature.State
  typealias Action = MemberImportsFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<MemberImportsFeature> { _, action in
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

extension MemberImportsFeature.View: View {
  var body: some View {
    Text("MemberImports")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
