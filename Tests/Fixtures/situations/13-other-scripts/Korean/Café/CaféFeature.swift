import ComposableArchitecture
import FeatureKit

public enum CaféFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case geöffnet
    case 🍰bestellt
  }

  public enum Event: String, FeatureEvent {
    case geöffnet
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension CaféFeature.Event {
  public var idComponents: [String] { ["Café", rawValue] }
}
