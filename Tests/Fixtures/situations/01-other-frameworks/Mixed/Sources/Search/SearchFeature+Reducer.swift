import ComposableArchitecture
import FeatureKit

extension SearchFeature.Reducer: Reducer {
  public typealias State = SearchFeature.State
  public typealias Action = SearchFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .close:
        return .none
      }
    }
  }
}
