import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum GalleryFeature: Feature {
  @ObservableState
  public struct State: FeatureState {  // expect: missing_initializer
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
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

  public struct Reducer: FeatureReducer {}  // expect: missing_initializer

  public struct View: FeatureView {  // expect: missing_initializer
    @Bindable var store: FeatureStore<GalleryFeature>

    public init(_ store: FeatureStore<GalleryFeature>) {
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
