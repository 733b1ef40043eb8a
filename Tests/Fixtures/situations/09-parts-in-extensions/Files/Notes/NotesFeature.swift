import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum NotesFeature: Feature {
  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension NotesFeature {
  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case added(String)
  }
}

extension NotesFeature {
  public struct View: FeatureView {
    let store: FeatureStore<NotesFeature>

    public init(store: FeatureStore<NotesFeature>) {
      self.store = store
    }
  }
}
