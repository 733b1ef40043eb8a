import ComposableArchitecture
import FeatureKit

extension CompassFeature.Reducer: Reducer {
  public typealias State = CompassFeature.State
  public typealias Action = CompassFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
