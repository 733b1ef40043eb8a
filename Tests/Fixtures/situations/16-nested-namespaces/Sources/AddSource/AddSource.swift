import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum AddSource: Feature {
  @ObservableState
  public struct State: FeatureState {
    var childName = NameSource.State()

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case childName(NameSource.Action)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<AddSource>

    public init(store: FeatureStore<AddSource>) {
      self.store = store
    }
  }
}
