import ComposableArchitecture
import FeatureKit

extension OrderFeature {
  @CasePathable
  public enum AsyncAction: Sendable {
    case fetch
    case cancel
  }
}

extension OrderFeature.Action {
  @CasePathable
  public enum ScopeAction: Sendable {
    case first
    case second
  }
}

@CasePathable
public enum DelegateAction: Sendable {
  case closed
  case ordered
}
