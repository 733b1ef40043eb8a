import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum BasketFeature: Feature {
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
    let store: FeatureStore<BasketFeature>

    public init(store: FeatureStore<BasketFeature>) {
      self.store = store
    }
  }
}

extension BasketFeature.Event {
  public var idComponents: [String] {
    ["Basket", rawValue]
  }
}

extension BasketFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
