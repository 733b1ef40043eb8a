import ComposableArchitecture
import FeatureKit

public enum OrderFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case view(ViewAction)
    case inner(InnerAction)
    case async(AsyncAction)
    case scope(ScopeAction)
    case delegate(DelegateAction)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension OrderFeature {
  @CasePathable
  public enum ViewAction: Sendable {
    case onAppear
    case backButtonTapped
  }

  @CasePathable
  public enum InnerAction: Equatable, Sendable {
    case setLoading(Bool)
    case setFailed
  }
}
