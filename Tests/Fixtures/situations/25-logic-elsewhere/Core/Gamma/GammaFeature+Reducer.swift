import ComposableArchitecture
import FeatureKit

extension GammaFeature.Reducer: Reducer {
  public typealias State = GammaFeature.State
  public typealias Action = GammaFeature.Action

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .none

    case .changed(let count):
      state.count = count
      return .none
    }
  }
}
