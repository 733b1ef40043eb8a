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
  public struct Destination {
    @CasePathable
    @ObservableState
    public enum State: Equatable, Sendable {
      case edit(EditFeature.State)
      case share(ShareFeature.State)
      case details(DetailsFeature.State)
    }

    @CasePathable
    public enum Action: Sendable {
      case edit(EditFeature.Action)
      case share(ShareFeature.Action)
      case details(DetailsFeature.Action)
    }

    public var body: some ReducerOf<Self> {
      Scope(state: \.edit, action: \.edit) {
        EditFeature.Reducer()
      }
      Scope(state: \.share, action: \.share) {
        ShareFeature.Reducer()
      }
      Scope(state: \.details, action: \.details) {
        DetailsFeature.Reducer()
      }
    }
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
