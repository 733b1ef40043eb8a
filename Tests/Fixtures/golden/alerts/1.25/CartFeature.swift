import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CartFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var confirmationDialog: ConfirmationDialogState<Action.ConfirmationDialog>?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case alert(PresentationAction<Alert>)
    case confirmationDialog(PresentationAction<ConfirmationDialog>)

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmed
      case retried
    }

    @CasePathable
    public enum ConfirmationDialog: Equatable, Sendable {
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
    @Bindable var store: FeatureStore<CartFeature>

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
