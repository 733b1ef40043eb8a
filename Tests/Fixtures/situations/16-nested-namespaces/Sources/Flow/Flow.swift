import ComposableArchitecture
import FeatureKit

/// No feature itself.
public enum Flow {
  public enum StepFeature: Feature {
    @ObservableState
    public struct State: FeatureState {
      public init() {}
    }

    @CasePathable
    public enum Action: FeatureAction {
      case next
    }

    public struct Reducer: FeatureReducer {
      public init() {}
    }
  }
}
