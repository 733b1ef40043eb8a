import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum PanelFeature: Feature {
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
    let store: FeatureStore<PanelFeature>

    public init(store: FeatureStore<PanelFeature>) {
      self.store = store
    }
  }
}
