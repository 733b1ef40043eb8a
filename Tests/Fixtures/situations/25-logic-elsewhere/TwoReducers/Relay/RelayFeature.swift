import ComposableArchitecture
import FeatureKit

public enum RelayFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var log = 0

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
    case view(View)

    @CasePathable
    public enum View: Equatable, Sendable {
      case tapped
      case swiped
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
