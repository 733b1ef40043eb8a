import ComposableArchitecture
import FeatureKit

public enum OuterFeature: Feature {
  public typealias State = InnerFeature.State
  public typealias Action = InnerFeature.Action

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
