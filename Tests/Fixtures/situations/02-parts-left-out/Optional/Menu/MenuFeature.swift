import ComposableArchitecture
import FeatureKit

public enum MenuFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case picked(Int)
  }
}
