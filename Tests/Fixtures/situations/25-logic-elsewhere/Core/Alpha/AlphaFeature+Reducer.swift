import ComposableArchitecture
import FeatureKit

extension AlphaFeature.Reducer: Reducer {
  public typealias State = AlphaFeature.State
  public typealias Action = AlphaFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce(core)
  }

  func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .none

    case .changed(let count):
      state.count = count
      return .none
    }
  }
}
