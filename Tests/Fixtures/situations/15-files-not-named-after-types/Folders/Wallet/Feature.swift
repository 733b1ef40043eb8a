import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum WalletFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case paid
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<WalletFeature>

    public init(store: FeatureStore<WalletFeature>) {
      self.store = store
    }
  }
}
