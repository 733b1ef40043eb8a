import ComposableArchitecture
import FeatureKit

public enum SessionFeature: Feature {
  @CasePathable
  @ObservableState
  public enum State: FeatureState {
    case guest(GuestFeature.State)
    case member(MemberFeature.State)
  }

  @CasePathable
  public indirect enum Action: FeatureAction {
    case signedIn
    case guest(GuestFeature.Action)
    case member(MemberFeature.Action)
    case sequence([Action])
    case delayed(Action)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
