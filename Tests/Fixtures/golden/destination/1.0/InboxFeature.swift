import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum InboxFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?
    @PresentationState var childDestination: Destination.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childDestination(PresentationAction<Destination.Action>)
  }

  public enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  public enum Error: FeatureError {}

  public struct Destination {
    public enum State: Equatable {
      case edit(EditFeature.State)
      case share(ShareFeature.State)
      case details(DetailsFeature.State)
    }

    public enum Action: Equatable {
      case edit(EditFeature.Action)
      case share(ShareFeature.Action)
      case details(DetailsFeature.Action)
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<InboxFeature>

    public init(store: FeatureStore<InboxFeature>) {
      self.store = store
    }
  }
}

extension InboxFeature.Event {
  public var idComponents: [String] {
    ["Inbox", rawValue]
  }
}

extension InboxFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
