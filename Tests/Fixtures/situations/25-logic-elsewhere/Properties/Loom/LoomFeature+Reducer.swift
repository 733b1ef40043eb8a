import ComposableArchitecture
import FeatureKit

extension LoomFeature.Reducer: Reducer {
  public typealias State = LoomFeature.State
  public typealias Action = LoomFeature.Action

  public var body: some ReducerOf<Self> {
    analytics
    logic
  }

  private var analytics: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LoomFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .woven: return nil
      }
    }
  }

  private var logic: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear: return .none
      case .woven: return .none
      }
    }
  }
}
