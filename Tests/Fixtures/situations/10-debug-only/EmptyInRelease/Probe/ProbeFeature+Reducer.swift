import ComposableArchitecture
import FeatureKit

extension ProbeFeature.Reducer: Reducer {
  public typealias State = ProbeFeature.State
  public typealias Action = ProbeFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ProbeFeature> { _, action in
      switch action {
      #if DEBUG
      case .probe(.started): return .init(event: .started)
      case .probe(.failed): return nil
      #endif
      case .onAppear, .finished: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      #if DEBUG
      case .finished(let count) where count > 1:
        return .none
      case .finished:
        return .none
      case .probe(.started), .probe(.failed):
        return .none
      #else
      case .finished:
        return .none
      #endif
      }
    }
  }
}
