import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum SearchFeature: Feature {  // expect: missing_part
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
