import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum DialogFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents var confirmationDialog: ConfirmationDialogState<Action.ConfirmationDialog>?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case confirmationDialog(PresentationAction<ConfirmationDialog>)

    @CasePathable
    public enum ConfirmationDialog: Equatable, Sendable {
      case confirmed
      case declined
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<DialogFeature>

    public init(store: FeatureStore<DialogFeature>) {
      self.store = store
    }
  }
}
