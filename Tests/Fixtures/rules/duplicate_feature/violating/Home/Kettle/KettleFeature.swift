import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum KettleFeature: Feature {
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
    @Bindable var store: FeatureStore<KettleFeature>

    public init(store: FeatureStore<KettleFeature>) {
      self.store = store
    }
  }
}

public enum KettleFeature: Feature {}  // expect: duplicate_feature

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
