import ComposableArchitecture
import FeatureKit

extension CanvasFeature.Reducer: Reducer {
  public typealias State = CanvasFeature.State
  public typealias Action = CanvasFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { (state: inout State, action: Action) -> Effect<Action> in
      switch action {
      case .view(let action): return handle(action)
      case .inner(let action): return handle(action)
      case .delegate(let action): return handle(action)
      }
    }
  }

  private func handle(_ action: Action.View) -> Effect<Action> {
    switch action {
    case .onAppear, .drawn: return .none
    }
  }

  private func handle(_ action: Action.Inner) -> Effect<Action> {
    switch action {
    case .onAppear, .drawn: return .none
    case .saved: return .none
    }
  }

  private func handle(_ action: CanvasFeature.Delegate) -> Effect<Action> {
    switch action {
    case .closed, .shared: return .none
    }
  }

  /// Another type's values: nothing of the feature's.
  private func handle(_ action: Result<Int, Never>) -> Effect<Action> {
    switch action {
    default: return .none
    }
  }
}
