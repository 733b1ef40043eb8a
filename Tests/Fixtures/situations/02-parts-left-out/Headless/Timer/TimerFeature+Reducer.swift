import ComposableArchitecture
import FeatureKit

extension TimerFeature.Reducer: Reducer {
  public typealias State = TimerFeature.State
  public typealias Action = TimerFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tick:
        state.seconds += 1
        return .none
      }
    }
  }
}
