import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum MailFeature: Feature {
  public struct State: FeatureState {
    @PresentationState var alert: AlertState<Action.Alert>?
    @PresentationState var childCompose: ComposeFeature.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    case view(View)
    case alert(PresentationAction<Alert>)
    case childCompose(PresentationAction<ComposeFeature.Action>)

    public enum View: Equatable {
      case onAppear
      case composeTapped
    }

    public enum Alert: Equatable {
      case discarded
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<MailFeature>

    public init(store: FeatureStore<MailFeature>) {
      self.store = store
    }
  }
}
