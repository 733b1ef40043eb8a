// tca: 1.0
// swift: 5
// A public feature whose Reducer has an internal init().

import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum InternalInitializerFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    init() {}
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
    init() {}  // error: initializer 'init()' must be declared public because it matches a requirement in public protocol 'FeatureReducer'
  }

  public struct View: FeatureView {
    let store: FeatureStore<InternalInitializerFeature>

    public init(store: FeatureStore<InternalInitializerFeature>) {
      self.store = store
    }
  }
}

extension InternalInitializerFeature.Event {
  public var idComponents: [String] {
    ["InternalInitializer", rawValue]
  }
}

extension InternalInitializerFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}

extension InternalInitializerFeature.Reducer: Reducer {
  public typealias State = InternalInitializerFeature.State
  public typealias Action = InternalInitializerFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<InternalInitializerFeature> { _, action in
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

extension InternalInitializerFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("InternalInitializer")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
