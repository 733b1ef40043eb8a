import ComposableArchitecture
import FeatureKit

public enum ProbeFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    #if DEBUG
      var endpoint = "localhost"
    #else
      let endpoint = "example.com"
    #endif

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    #if DEBUG
      case finished(Int)
    #else
      case finished(Int)
    #endif
    case probe(ProbeAction)

    @CasePathable
    public enum ProbeAction: Equatable, Sendable {
      #if DEBUG
        case started
        case failed
      #endif
    }
  }

  #if DEBUG
    public enum Event: String, FeatureEvent {
      case started
    }
  #else
    public enum Event: FeatureEvent {}
  #endif

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension ProbeFeature.Event {
  #if DEBUG
    public var idComponents: [String] { ["Probe", rawValue] }
  #else
    public var idComponents: [String] { switch self {} }
  #endif
}
