import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum AccountFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?
    @PresentationState var childSettings: SettingsFeature.State?
    var childBadge = BadgeFeature.State()
    @PresentationState var alert: AlertState<Action.Alert>?

    public init() {}
  }

  public enum Action: FeatureAction {
    case appear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childSettings(PresentationAction<SettingsFeature.Action>)
    case childBadge(BadgeFeature.Action)
    case alert(PresentationAction<Alert>)

    public enum Alert: Equatable {
      case logOut
    }
  }

  public enum Event: String, FeatureEvent {
    case errorOccurred
  }

  public enum Error: FeatureError {}

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<AccountFeature>

    public init(store: FeatureStore<AccountFeature>) {
      self.store = store
    }
  }
}

extension AccountFeature.Event {
  public var idComponents: [String] {
    ["Account", rawValue]
  }
}

extension AccountFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
