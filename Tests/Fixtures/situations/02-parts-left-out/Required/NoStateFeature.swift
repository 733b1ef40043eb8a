import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum NoStateFeature: Feature {  // expect: missing_part
  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<NoStateFeature>

    public init(store: FeatureStore<NoStateFeature>) {
      self.store = store
    }
  }
}
