// tca: 1.7 1.8 1.25
// swift: 6
// A State that is not Sendable.

import ComposableArchitecture
import FeatureKit
import SwiftUI

final class NotSendableBox: Equatable {
  static func == (left: NotSendableBox, right: NotSendableBox) -> Bool { left === right }
}

enum NotSendableFeature: Feature {
  @ObservableState
  struct State: FeatureState {
    @Presents var childErrorHandling: ErrorHandlingFeature.State?

    var box = NotSendableBox()  // error: stored property '_box' of 'Sendable'-conforming struct 'State' has non-Sendable type 'NotSendableBox'

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
    @Bindable var store: FeatureStore<NotSendableFeature>

    init(store: FeatureStore<NotSendableFeature>) {
      self.store = store
    }
  }
}

extension NotSendableFeature.Event {
  var idComponents: [String] {
    ["NotSendable", rawValue]
  }
}

extension NotSendableFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

extension NotSendableFeature.Reducer: Reducer {
  typealias State = NotSendableFeature.State
  typealias Action = NotSendableFeature.Action

  var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<NotSendableFeature> { _, action in
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

extension NotSendableFeature.View: View {
  var body: some View {
    Text("NotSendable")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
