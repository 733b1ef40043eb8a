import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum GaugeFeature: Feature {
  #if os(iOS)
    @ObservableState
    public struct State: FeatureState {
      var orientation = 0

      public init() {}
    }
  #else
    @ObservableState
    public struct State: FeatureState {
      public init() {}
    }
  #endif

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    #warning("measure twice")

    public init() {}
  }

  #if os(iOS)
    public struct View: FeatureView {
      @Bindable var store: FeatureStore<GaugeFeature>

      public init(store: FeatureStore<GaugeFeature>) {
        self.store = store
      }
    }
  #else
    public struct View: FeatureView {
      let store: FeatureStore<GaugeFeature>

      public init(store: FeatureStore<GaugeFeature>) {
        self.store = store
      }
    }
  #endif
}
