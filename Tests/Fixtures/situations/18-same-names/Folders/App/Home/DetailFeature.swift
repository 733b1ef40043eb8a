import ComposableArchitecture
import FeatureKit

public enum DetailFeature: Feature {
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
