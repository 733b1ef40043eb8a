import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ShareFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
    #if os(iOS)
      case share
    #else
      case reveal
    #endif
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<ShareFeature>

    public init(store: FeatureStore<ShareFeature>) {
      self.store = store
    }
  }
}
