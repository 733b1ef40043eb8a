import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum EditFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<EditFeature>

    public init(store: FeatureStore<EditFeature>) {
      self.store = store
    }
  }
}
