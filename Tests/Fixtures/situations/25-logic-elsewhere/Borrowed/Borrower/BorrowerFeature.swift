import ComposableArchitecture
import FeatureKit

public enum BorrowerFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case borrowed
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
