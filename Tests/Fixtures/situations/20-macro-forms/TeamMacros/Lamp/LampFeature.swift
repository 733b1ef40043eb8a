import ComposableArchitecture
import FeatureKit
import TeamMacros

public enum LampFeature: Feature {
  @MemberwiseInit(.public)
  @ObservableState
  public struct State: FeatureState {
    public var isOn = false
  }

  @GeneratedActions
  public enum Action: FeatureAction {
    case toggled
  }

  @InitMacro
  public struct Reducer: FeatureReducer {
  }
}
