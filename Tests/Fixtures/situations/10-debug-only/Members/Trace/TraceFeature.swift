import ComposableArchitecture
import FeatureKit

public enum TraceFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    #if DEBUG
      var log: [String] = []
      var childConsole = ConsoleFeature.State()
    #endif
    var count = 0

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
    #if DEBUG
      case dumped
      case childConsole(ConsoleFeature.Action)
    #endif
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
