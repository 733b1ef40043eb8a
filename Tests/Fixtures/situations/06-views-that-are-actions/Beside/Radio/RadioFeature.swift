import ComposableArchitecture
import FeatureKit

public enum RadioFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case view(View)
    case `internal`(InternalAction)
  }

  @CasePathable
  public enum View: Sendable {
    case onAppear
    case stationPicked(Int)
  }

  @CasePathable
  public enum InternalAction: Equatable, Sendable {
    case tuned
    case lost
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
