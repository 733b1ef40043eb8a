import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ArchiveFeature: Feature {  // expect: file_name
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
    let store: FeatureStore<ArchiveFeature>

    public init(store: FeatureStore<ArchiveFeature>) {
      self.store = store
    }
  }
}

extension ArchiveFeature.Event {
  public var idComponents: [String] {
    ["Archive", rawValue]
  }
}

extension ArchiveFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
