import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum NoReducerFeature: Feature {  // expect: missing_part
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct View: FeatureView {
    let store: FeatureStore<NoReducerFeature>

    public init(store: FeatureStore<NoReducerFeature>) {
      self.store = store
    }
  }
}
