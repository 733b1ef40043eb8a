import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum InboxFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    @Presents var childDestination: Destination.State?

    public init() {}
  }

  @CasePathable
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

  @Reducer
  public enum Destination {
    case edit(EditFeature.Reducer)
    case share(ShareFeature.Reducer)
    case details(DetailsFeature.Reducer)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<InboxFeature>

    public init(store: FeatureStore<InboxFeature>) {
      self.store = store
    }
  }
}

extension InboxFeature.Destination.State: Equatable, Sendable {}

extension InboxFeature.Destination.Action: Sendable {}

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
