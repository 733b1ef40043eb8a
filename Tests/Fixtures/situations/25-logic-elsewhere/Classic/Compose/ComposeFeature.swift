import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ComposeFeature: Feature {
  public struct State: FeatureState {
    @BindingState var text = ""

    public init() {}
  }

  public enum Action: FeatureAction, BindableAction {
    case binding(BindingAction<State>)
    case sent
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<ComposeFeature>

    public init(store: FeatureStore<ComposeFeature>) {
      self.store = store
    }
  }
}
