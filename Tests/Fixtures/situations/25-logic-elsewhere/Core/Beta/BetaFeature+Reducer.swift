import ComposableArchitecture
import FeatureKit

extension BetaFeature.Reducer: Reducer {
  public typealias State = BetaFeature.State
  public typealias Action = BetaFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce(self.logic)
      ._printChanges()
  }

  private func logic(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .none

    case .changed(let count):
      state.count = count
      return .none
    }
  }
}
