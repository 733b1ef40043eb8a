import ComposableArchitecture
import FeatureKit
import SwiftUI

public struct ProfileFeature: Feature {  // expect: namespace_kind
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
    @Bindable var store: FeatureStore<ProfileFeature>

    public init(store: FeatureStore<ProfileFeature>) {
      self.store = store
    }
  }
}

extension ProfileFeature.Event {
  public var idComponents: [String] {
    ["Profile", rawValue]
  }
}

extension ProfileFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
