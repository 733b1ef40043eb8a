// tca: 1.0
// swift: 5
// A default of a public init that is not public.

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum InternalDefaultDefaults {
  static let count = 1
}

public enum InternalDefaultFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?
    var count: Int

    public init(count: Int = InternalDefaultDefaults.count) {  // error: static property 'count' is internal and cannot be referenced from a default argument value
      self.count = count
    }
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
    let store: FeatureStore<InternalDefaultFeature>

    public init(store: FeatureStore<InternalDefaultFeature>) {
      self.store = store
    }
  }
}

extension InternalDefaultFeature.Event {
  public var idComponents: [String] {
    ["InternalDefault", rawValue]
  }
}

extension InternalDefaultFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}

extension InternalDefaultFeature.Reducer: Reducer {
  public typealias State = InternalDefaultFeature.State
  public typealias Action = InternalDefaultFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<InternalDefaultFeature> { _, action in
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

extension InternalDefaultFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("InternalDefault")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}
