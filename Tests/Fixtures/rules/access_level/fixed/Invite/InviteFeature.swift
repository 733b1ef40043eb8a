import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum InviteFeature: Feature {
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
    @Bindable var store: FeatureStore<InviteFeature>

    public init(store: FeatureStore<InviteFeature>) {
      self.store = store
    }
  }
}

extension InviteFeature.Event {
  public var idComponents: [String] {
    ["Invite", rawValue]
  }
}

public extension InviteFeature.Error {
  var errorCode: String {
    switch self {}
  }
}

public extension InviteFeature {
  @ObservableState
  struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }
}
