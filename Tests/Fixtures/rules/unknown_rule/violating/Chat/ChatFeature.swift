import ComposableArchitecture
import FeatureKit
import SwiftUI

// featuregen:disable:next mising_preview - the catalogue has one // expect: unknown_rule
public enum ChatFeature: Feature { // expect: missing_preview
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  // featuregen:disabel:next part_conformance // expect: unknown_rule
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

  // featuregen:disable:next // expect: unknown_rule
  public struct Reducer: FeatureReducer {
    public init() {}
  }

  // featuregen: disable:next missing_store // expect: unknown_rule
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
