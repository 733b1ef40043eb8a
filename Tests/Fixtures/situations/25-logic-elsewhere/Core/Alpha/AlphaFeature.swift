import ComposableArchitecture
import FeatureKit

public enum AlphaFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var count = 0

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case changed(Int)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
