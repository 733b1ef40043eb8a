import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum TourFeature: Feature {
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
    let store: FeatureStore<TourFeature>

    public init(store: FeatureStore<TourFeature>) {
      self.store = store
    }
  }
}
