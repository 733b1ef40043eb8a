import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum JourneyFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
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
    let store: FeatureStore<JourneyFeature>  // expect: missing_store

    public init(store: FeatureStore<JourneyFeature>) {
      self.store = store
    }
  }
}

extension JourneyFeature.Event {
  public var idComponents: [String] {
    ["Journey", rawValue]
  }
}

extension JourneyFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
