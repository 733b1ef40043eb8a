import ComposableArchitecture
import FeatureKit

extension TourFeature.Reducer: Reducer {
  public typealias State = TourFeature.State
  public typealias Action = TourFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
