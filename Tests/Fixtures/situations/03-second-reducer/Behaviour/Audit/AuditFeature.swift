import ComposableArchitecture
import FeatureKit

public enum AuditFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case finished
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
