import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum PlayerFeature: Feature {
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
    @Bindable var store: FeatureStore<PlayerFeature>

    public init(store: FeatureStore<PlayerFeature>) {
      self.store = store
    }
  }
}

extension PlayerFeature.Event {
  public var idComponents: [String] {
    ["Player", rawValue]
  }
}

extension PlayerFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
