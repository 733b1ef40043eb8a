import ComposableArchitecture
import FeatureKit

extension ThirdFeature.Reducer: Reducer {
  public typealias State = ThirdFeature.State
  public typealias Action = ThirdFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .close:
        return .none
      }
    }
  }
}
