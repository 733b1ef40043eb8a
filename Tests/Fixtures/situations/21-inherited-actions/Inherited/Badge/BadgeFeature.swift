import ComposableArchitecture
import FeatureKit

public enum BadgeFeature: SimpleFeature {
  @ObservableState
  public struct State: ScreenState {
    public init() {}
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
