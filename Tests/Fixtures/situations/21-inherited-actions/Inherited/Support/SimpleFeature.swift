import ComposableArchitecture
import FeatureKit

/// Features that can only be dismissed.
public protocol SimpleFeature: Feature {}

extension SimpleFeature {
  public typealias Action = SimpleAction
}

@CasePathable
public enum SimpleAction: FeatureAction {
  case onAppear
  case dismissed
}

public protocol ScreenState: FeatureState {}
