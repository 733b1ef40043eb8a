import ComposableArchitecture
import FeatureKit

extension ResultFeature.Reducer: Reducer {
  public typealias State = ResultFeature.State
  public typealias Action = ResultFeature.Action

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .finished(.success(let value)):
        state.result = .success(value)
        return .none

      case .finished(.failure):
        return .none

      case .reset:
        state.result = nil
        return .none
      }
    }
  }
}
