import ComposableArchitecture
import FeatureKit

extension BadgeFeature.Reducer: Reducer {
  public typealias State = BadgeFeature.State
  public typealias Action = BadgeFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear: return .none
      default: return .none
      }
    }
  }
}
