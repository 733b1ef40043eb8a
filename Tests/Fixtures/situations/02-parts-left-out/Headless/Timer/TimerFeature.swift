import ComposableArchitecture
import FeatureKit

public enum TimerFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var seconds = 0

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case tick
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
