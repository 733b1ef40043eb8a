import ComposableArchitecture
import FeatureKit

public enum RenamedFeature: Feature {
  public typealias State = InnerFeature.State
  public typealias Action = InnerFeature.Action
  public typealias Reducer = InnerFeature.Reducer
}
