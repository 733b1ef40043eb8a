import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LoginFeature: Feature {
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
    let store: FeatureStore<LoginFeature>

    public init(store: FeatureStore<LoginFeature>) {
      self.store = store
    }
  }
}

extension LoginFeature.Event {
  public var idComponents: [String] {
    ["Login", rawValue]
  }
}

extension LoginFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
