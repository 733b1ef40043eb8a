import ComposableArchitecture
import FeatureKit

public enum ScanFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    #if os(iOS)
      case captured
      case torch
    #endif
    case close
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
