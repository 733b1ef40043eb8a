import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum SearchFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    case view(View)
    case reset
    case `internal`(Internal)
    case delegate(Delegate)

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)

    public enum View: Equatable {
      case onAppear
      case queryChanged(String)
    }

    public enum Internal: Equatable {
      case reset
      case loaded(Result<[String], Error>)
    }

    public enum Delegate: Equatable {
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
    let store: FeatureStore<SearchFeature>

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
