import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum PodcastsFeature: Feature {
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
    @Bindable var store: FeatureStore<PodcastsFeature>

    public init(store: FeatureStore<PodcastsFeature>) {
      self.store = store
    }
  }
}

extension PodcastsFeature.Event {
  public var idComponents: [String] {
    ["Podcasts", rawValue]
  }
}

extension PodcastsFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
