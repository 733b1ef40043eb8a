import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ShowFeature: Feature {
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
    let store: FeatureStore<ShowFeature>

    public init(store: FeatureStore<ShowFeature>) {
      self.store = store
    }
  }
}
