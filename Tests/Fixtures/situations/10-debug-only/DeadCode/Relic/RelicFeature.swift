import ComposableArchitecture
import FeatureKit

public enum RelicFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
    #if false
      case removed
    #endif
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
