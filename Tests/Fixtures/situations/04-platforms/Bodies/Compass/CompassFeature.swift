import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CompassFeature: Feature {
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
    let store: FeatureStore<CompassFeature>

    public init(store: FeatureStore<CompassFeature>) {
      self.store = store
    }
  }
}
