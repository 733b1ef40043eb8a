import ComposableArchitecture
import FeatureKit
import SwiftUI

// featuregen:disable:next missing_preview - the catalogue has one
public enum ChatFeature: Feature {
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
    @Bindable var store: FeatureStore<ChatFeature>

    public init(store: FeatureStore<ChatFeature>) {
      self.store = store
    }
  }
}

extension ChatFeature.Event {
  public var idComponents: [String] {
    ["Chat", rawValue]
  }
}

extension ChatFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
