import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum SearchFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case view(View)
    case reset
    case `internal`(Internal)
    case delegate(Delegate)

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)

    @CasePathable
    public enum View: Sendable {
      case onAppear
      case queryChanged(String)
    }

    @CasePathable
    public enum Internal: Sendable {
      case reset
      case loaded(Result<[String], Error>)
    }

    @CasePathable
    public enum Delegate: Sendable {
      case picked(id: UUID, at: Int)
    }
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
    @Bindable var store: FeatureStore<SearchFeature>

    public init(store: FeatureStore<SearchFeature>) {
      self.store = store
    }
  }
}

extension SearchFeature.Event {
  public var idComponents: [String] {
    ["Search", rawValue]
  }
}

extension SearchFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
