import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum MapFeature: Feature {
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

  @MainActor
  public struct View: FeatureView {
    let store: FeatureStore<MapFeature>

    public nonisolated init(store: FeatureStore<MapFeature>) {
      self.store = store
    }
  }
}
