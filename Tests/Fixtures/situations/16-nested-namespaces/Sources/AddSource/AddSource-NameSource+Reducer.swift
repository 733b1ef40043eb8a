import ComposableArchitecture
import FeatureKit

extension AddSource.NameSource.Reducer: Reducer {
  public typealias State = AddSource.NameSource.State
  public typealias Action = AddSource.NameSource.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .named(let name):
        state.name = name
        return .none

      case .cleared:
        state.name = ""
        return .none
      }
    }
  }
}
