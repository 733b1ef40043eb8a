import ComposableArchitecture
import FeatureKit

public enum GateFeature: Feature {
  @ObservableState
  public enum State: FeatureState {  // expect: part_kind
    case open, closed
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Error: FeatureError {}

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension GateFeature.Error {
  public var errorCode: String { switch self {} }
}
