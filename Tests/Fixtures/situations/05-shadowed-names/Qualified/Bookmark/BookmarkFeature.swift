import CasePaths
import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum BookmarkFeature: FeatureKit.Feature {
  @ComposableArchitecture.ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    var count = 0

    public init() {}
  }

  @CasePaths.CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case loaded(Result<Int, any Swift.Error>)

    case errorOccurred(BookmarkFeature.Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: Swift.String, FeatureKit.FeatureEvent {
    case onAppear
    case errorOccurred
  }

  public enum Error: FeatureKit.FeatureError {
    case offline
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureKit.FeatureView {
    @SwiftUI.Bindable var store: FeatureStore<BookmarkFeature>
    @SwiftUI.State private var isOpen = false

    public init(store: FeatureStore<BookmarkFeature>) {
      self.store = store
    }
  }
}

extension BookmarkFeature.Event {
  public var idComponents: [Swift.String] { ["Bookmark", rawValue] }
}

extension BookmarkFeature.Error {
  public var errorCode: String {
    switch self {
    case .offline: return "Bookmark.offline"
    }
  }
}
