import ComposableArchitecture
import FeatureKit

extension OrderFeature.Reducer: Reducer {
  public typealias State = OrderFeature.State
  public typealias Action = OrderFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action):
        return handleView(&state, action)
      case .inner(let innerAction):
        return self.handle(&state, innerAction)
      case let .async(action):
        switch action {
        case .fetch, .cancel: return .none
        }
      case .scope(.first), .scope(.second):
        return .none
      case .delegate(.closed):
        return .none
      case .delegate(.ordered):
        return .none
      }
    }
  }
}
