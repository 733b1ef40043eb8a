import ComposableArchitecture
import FeatureKit
import TeamMacros

@TeamFeature
public enum SwitchFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
    #memberwiseInit(.public)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
