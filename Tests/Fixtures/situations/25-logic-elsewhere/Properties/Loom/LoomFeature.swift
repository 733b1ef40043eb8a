import ComposableArchitecture
import FeatureKit

public enum LoomFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case woven
  }

  public enum Event: String, FeatureEvent {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension LoomFeature.Event {
  public var idComponents: [String] { ["Loom", rawValue] }
}
