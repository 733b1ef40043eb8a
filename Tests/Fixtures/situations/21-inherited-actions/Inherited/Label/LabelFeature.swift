import ComposableArchitecture
import FeatureKit

public enum LabelFeature: Feature {
  public typealias State = Badge
  public typealias Action = SimpleAction

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
