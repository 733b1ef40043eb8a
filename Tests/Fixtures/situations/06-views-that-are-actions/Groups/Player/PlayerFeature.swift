import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum PlayerFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var isPlaying = false

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction, ViewAction {
    case view(View)
    case `internal`(Internal)
    case delegate(Delegate)

    @CasePathable
    public enum View: Sendable {
      case onAppear
      case playTapped
    }

    @CasePathable
    public enum Internal: Sendable {
      case loaded(Int)
      case failed
    }

    @CasePathable
    public enum Delegate: Sendable {
      case finished
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<PlayerFeature>

    public init(store: FeatureStore<PlayerFeature>) {
      self.store = store
    }
  }
}
