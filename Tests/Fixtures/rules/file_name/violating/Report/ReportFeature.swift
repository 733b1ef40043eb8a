import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ReportFeature: Feature {
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
    @Bindable var store: FeatureStore<ReportFeature>

    public init(store: FeatureStore<ReportFeature>) {
      self.store = store
    }
  }
}

extension ReportFeature.Event {
  public var idComponents: [String] {
    ["Report", rawValue]
  }
}

extension ReportFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
