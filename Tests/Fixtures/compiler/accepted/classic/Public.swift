// tca: 1.0 1.7 1.25
// swift: 5
// warnings: 1.7 1.25
// Every part public.

import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum PublicFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  public enum Error: FeatureError {}

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<PublicFeature>

    public init(store: FeatureStore<PublicFeature>) {
      self.store = store
    }
  }
}

extension PublicFeature.Event {
  public var idComponents: [String] {
    ["Public", rawValue]
  }
}

extension PublicFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}

extension PublicFeature.Reducer: Reducer {
  public typealias State = PublicFeature.State
  public typealias Action = PublicFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<PublicFeature> { _, action in
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
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension PublicFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Public")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
