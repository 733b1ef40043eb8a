import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum OrdersFeature: Feature {
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
    let store: FeatureStore<OrdersFeature>

    public init(store: FeatureStore<OrdersFeature>) {
      self.store = store
    }
  }
}

extension OrdersFeature.Event {
  public var idComponents: [String] {
    ["Orders", rawValue]
  }
}

extension OrdersFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
