import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum BannerFeature: Feature {
  @CasePathable
  public enum Action: FeatureAction {
    case shown
  }

  public struct View: FeatureView {
    let store: FeatureStore<BannerFeature>

    public init(store: FeatureStore<BannerFeature>) {
      self.store = store
    }
  }
}
