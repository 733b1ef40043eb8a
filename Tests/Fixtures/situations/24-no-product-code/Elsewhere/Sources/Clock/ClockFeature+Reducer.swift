import ComposableArchitecture
import FeatureKit

extension ClockFeature.Reducer: Reducer {
  public typealias State = ClockFeature.State
  public typealias Action = ClockFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        <#logic#>
        return .none

      case .close:
        return <#T##Effect<Action>#>
      }
    }
  }
}
