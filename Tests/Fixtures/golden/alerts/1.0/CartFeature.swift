import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CartFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?
    @PresentationState var alert: AlertState<Action.Alert>?
    @PresentationState var confirmationDialog: ConfirmationDialogState<Action.ConfirmationDialog>?

    public init() {}
  }

  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case alert(PresentationAction<Alert>)
    case confirmationDialog(PresentationAction<ConfirmationDialog>)

    public enum Alert: Equatable {
      case confirmed
      case retried
    }

    public enum ConfirmationDialog: Equatable {
      case confirmed
    }
  }

  public enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  public enum Error: FeatureError {}

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<CartFeature>

    public init(store: FeatureStore<CartFeature>) {
      self.store = store
    }
  }
}

extension CartFeature.Event {
  public var idComponents: [String] {
    ["Cart", rawValue]
  }
}

extension CartFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
