import ComposableArchitecture
import FeatureKit

extension GaugeFeature.Reducer: Reducer {
  public typealias State = GaugeFeature.State
  public typealias Action = GaugeFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
