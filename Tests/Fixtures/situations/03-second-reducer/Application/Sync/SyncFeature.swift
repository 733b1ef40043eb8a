import ComposableArchitecture
import FeatureKit

public enum SyncFeature: Feature {
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

  /// Keeps the app's own state up to date.
  public struct AppReducer: Sendable {
    public init() {}
  }
}
