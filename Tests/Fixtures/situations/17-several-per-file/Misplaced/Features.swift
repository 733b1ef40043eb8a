import ComposableArchitecture
import FeatureKit

public enum ThirdFeature: Feature {  // expect: misplaced_part
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

public enum FourthFeature: Feature {  // expect: misplaced_part
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
