import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum GalleryFeature: Feature {
  public struct State: FeatureState {
    @PresentationState var childErrorHandling: ErrorHandlingFeature.State?  // expect: access_level

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

  enum Error: FeatureError {}  // expect: access_level

  public struct Reducer: FeatureReducer {
    init() {}  // expect: access_level
  }

  public struct View: FeatureView {
    let store: FeatureStore<GalleryFeature>

    public init(store: FeatureStore<GalleryFeature>) {
      self.store = store
    }
  }
}

extension GalleryFeature.Event {
  var idComponents: [String] {  // expect: access_level
    ["Gallery", rawValue]
  }
}

extension GalleryFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
