import ComposableArchitecture
import FeatureKit

public struct Root {
  public let store: StoreOf<TimerFeature.Reducer>

  public init() {
    store = Store(initialState: TimerFeature.State()) { TimerFeature.Reducer() }
  }
}
