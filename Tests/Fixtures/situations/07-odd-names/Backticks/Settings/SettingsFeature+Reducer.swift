import ComposableArchitecture
import FeatureKit

extension SettingsFeature.Reducer: Reducer {
  public typealias State = SettingsFeature.State
  public typealias Action = SettingsFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<SettingsFeature> { _, action in
      switch action {
      case .internal: return .init(event: .internal)
      case .default: return .init(event: .`default`)
      case .`init`, ._debugTapped: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .internal:
        state.extension = "swift"
        return .none

      case .default(let value):
        state._cache = value
        return .none

      case .`init`:
        return .none

      case ._debugTapped:
        return .none
      }
    }
  }
}
