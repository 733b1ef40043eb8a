import ComposableArchitecture
import FeatureKit

public enum ResultFeature<Value, Failure>: Feature
where Value: Equatable & Sendable, Failure: Error & Equatable {
  @ObservableState
  public struct State: FeatureState {
    var result: Result<Value, Failure>?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case finished(Result<Value, Failure>)
    case reset
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
