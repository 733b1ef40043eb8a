import ComposableArchitecture
import FeatureKit

@ObservableState
public struct AppState: Equatable, Sendable {
  public var isSyncing = false

  public init() {}
}

@CasePathable
public enum AppAction: Sendable {
  case launched
  case signedOut
  case synchronized
}
