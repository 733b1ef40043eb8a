import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum StampFeature: Feature {
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
    let store: FeatureStore<StampFeature>

    nonisolated public init(store: FeatureStore<StampFeature>) {
      self.store = store
    }
  }
}
