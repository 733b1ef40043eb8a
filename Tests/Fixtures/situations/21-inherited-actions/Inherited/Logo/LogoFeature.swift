import ComposableArchitecture
import FeatureKit

public enum LogoFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  public typealias Action = Never

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
