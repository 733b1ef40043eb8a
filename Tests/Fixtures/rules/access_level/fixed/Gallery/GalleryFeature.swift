import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum GalleryFeature: Feature {
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
    let store: FeatureStore<GalleryFeature>

    public init(store: FeatureStore<GalleryFeature>) {
      self.store = store
    }
  }
}

extension GalleryFeature.Event {
  public var idComponents: [String] {
    ["Gallery", rawValue]
  }
}

extension GalleryFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
