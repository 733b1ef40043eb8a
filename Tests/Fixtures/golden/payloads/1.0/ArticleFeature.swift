import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ArticleFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    /// The article goes to somebody.
    ///
    /// Only once.
    case shared(URL, with: String, String)
    case url(URL, _ state: Int)
    case `default`(in: [String]?)
    case scrolled(Double)
    case failed(Error)
    case task

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: String, FeatureEvent {
    case articleShared
    case `default`
    case scrolled
    case errorOccurred
  }

  public enum Error: FeatureError {
    case gone(URL, Int)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<ArticleFeature>

    public init(store: FeatureStore<ArticleFeature>) {
      self.store = store
    }
  }
}

extension ArticleFeature.Event {
  public var idComponents: [String] {
    ["Reader", rawValue]
  }
}

extension ArticleFeature.Error {
  public var errorCode: String {
    switch self {
    case .gone: return "Article.gone"
    }
  }
}
