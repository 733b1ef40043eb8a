import ComposableArchitecture
import FeatureKit
import TeamKit

/// `TeamFeature` is in another module: it may refine `Feature` and bring the Action.
public enum RibbonFeature: TeamFeature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  public struct Reducer: TeamReducer, FeatureReducer {
    public init() {}
  }
}
