#if os(iOS)
  import ComposableArchitecture
  import FeatureKit
  import SwiftUI

  public enum CameraFeature: Feature {
    @ObservableState
    public struct State: FeatureState {
      public init() {}
    }

    @CasePathable
    public enum Action: FeatureAction {
      case onAppear
      case captured
    }

    public struct Reducer: FeatureReducer {
      public init() {}
    }

    public struct View: FeatureView {
      let store: FeatureStore<CameraFeature>

      public init(store: FeatureStore<CameraFeature>) {
        self.store = store
      }
    }
  }
#endif
