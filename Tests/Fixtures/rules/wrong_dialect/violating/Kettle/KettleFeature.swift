import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum KettleFeature: Feature {
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
    @Bindable var store: FeatureStore<KettleFeature>  // expect: wrong_dialect

    public init(store: FeatureStore<KettleFeature>) {
      self.store = store
    }
  }
}

extension KettleFeature.Event {
  public var idComponents: [String] {
    ["Kettle", rawValue]
  }
}

extension KettleFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
