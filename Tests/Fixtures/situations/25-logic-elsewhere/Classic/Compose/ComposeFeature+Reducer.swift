import ComposableArchitecture
import FeatureKit

extension ComposeFeature.Reducer: Reducer {
  public typealias State = ComposeFeature.State
  public typealias Action = ComposeFeature.Action

  public var body: some ReducerOf<Self> {
    BindingReducer()

    Reduce { _, action in
      switch action {
      case .binding, .sent:
        return .none
      }
    }
  }
}
