import ComposableArchitecture
import FeatureKit

public enum LenderFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public static func handle(
    _ action: BorrowerFeature.Action
  ) -> Effect<BorrowerFeature.Action> {
    .none
  }
}
