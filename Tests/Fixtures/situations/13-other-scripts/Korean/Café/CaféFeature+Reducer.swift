import ComposableArchitecture
import FeatureKit

extension CaféFeature.Reducer: Reducer {
  public typealias State = CaféFeature.State
  public typealias Action = CaféFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<CaféFeature> { _, action in
      switch action {
      case .geöffnet: return .init(event: .geöffnet)
      case .🍰bestellt: return nil
      }
    }

    Reduce { _, action in
      switch action {
      case .geöffnet, .🍰bestellt:
        return .none
      }
    }
  }
}
