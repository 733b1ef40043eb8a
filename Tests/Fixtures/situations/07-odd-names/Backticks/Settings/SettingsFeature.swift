import ComposableArchitecture
import FeatureKit

public enum SettingsFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var `extension` = ""
    var _cache = 0

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case `internal`
    case `default`(Int)
    case `init`
    case _debugTapped
  }

  public enum Event: String, FeatureEvent {
    case `internal`
    case `default`
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension SettingsFeature.Event {
  public var idComponents: [String] { ["Settings", rawValue] }
}
