import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum RadioFeature: Feature {
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
    let store: FeatureStore<RadioFeature>

    public init(store: FeatureStore<RadioFeature>) {
      self.store = store
    }
  }
}

extension RadioFeature.Event {
  public var idComponents: [String] {
    ["Radio", rawValue]
  }
}

extension RadioFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
