import ComposableArchitecture
import FeatureKit

extension LampFeature.Reducer: Reducer {
  public typealias State = LampFeature.State
  public typealias Action = LampFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isOn.toggle()
        return .none
      case .generated:
        return .none
      }
    }
  }
}
