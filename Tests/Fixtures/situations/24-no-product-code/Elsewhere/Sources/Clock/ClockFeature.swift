import ComposableArchitecture
import FeatureKit

public enum ClockFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
    /// Written `<#action#>` in the template.
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
