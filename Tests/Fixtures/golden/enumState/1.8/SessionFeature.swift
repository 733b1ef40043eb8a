import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum SessionFeature: Feature {
  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  public enum State: FeatureState {
    case loggedOut(LoggedOutFeature.State)
    case details(DetailsFeature.State)
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case loggedOut(LoggedOutFeature.Action)
    case details(DetailsFeature.Action)
  }

  public enum Event: String, FeatureEvent {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<SessionFeature>

    public init(store: FeatureStore<SessionFeature>) {
      self.store = store
    }
  }
}

extension SessionFeature.Event {
  public var idComponents: [String] {
    ["Session", rawValue]
  }
}
