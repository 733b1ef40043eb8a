import ComposableArchitecture
import FeatureKit

extension MapFeature.Reducer: Reducer {
  public typealias State = MapFeature.State
  public typealias Action = MapFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
