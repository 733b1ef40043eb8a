import ComposableArchitecture
import FeatureKit
import SwiftUI

extension AddSource {
  public enum NameSource: Feature {
    @ObservableState
    public struct State: FeatureState {
      var name = ""

      public init() {}
    }

    @CasePathable
    public enum Action: FeatureAction {
      case named(String)
      case cleared
    }

    public struct Reducer: FeatureReducer {
      public init() {}
    }

    public struct View: FeatureView {
      let store: FeatureStore<AddSource.NameSource>

      public init(store: FeatureStore<AddSource.NameSource>) {
        self.store = store
      }
    }
  }
}
