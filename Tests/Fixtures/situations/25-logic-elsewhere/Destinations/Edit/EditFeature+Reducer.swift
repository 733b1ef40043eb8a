import ComposableArchitecture
import FeatureKit

extension EditFeature.Reducer: Reducer {
  public typealias State = EditFeature.State
  public typealias Action = EditFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
