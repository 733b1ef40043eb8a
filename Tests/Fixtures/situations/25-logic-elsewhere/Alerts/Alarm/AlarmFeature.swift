import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum AlarmFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents var alert: AlertState<Action.Alert>?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case alert(PresentationAction<Alert>)

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmed
      case declined
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<AlarmFeature>

    public init(store: FeatureStore<AlarmFeature>) {
      self.store = store
    }
  }
}
