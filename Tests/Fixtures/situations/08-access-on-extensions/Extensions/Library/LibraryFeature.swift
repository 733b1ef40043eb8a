import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LibraryFeature: Feature {}

public extension LibraryFeature {
  @ObservableState
  struct State: FeatureState {
    var count: Int
  }

  @CasePathable
  enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  struct View: FeatureView {
    let store: FeatureStore<LibraryFeature>

    public init(store: FeatureStore<LibraryFeature>) {
      self.store = store
    }
  }
}

public extension LibraryFeature.State {
  init() {
    self.init(count: 0)
  }

  internal init(twice: Int) {
    self.init(count: 2 * twice)
  }
}

private extension LibraryFeature.State {
  var isEmpty: Bool { count == 0 }
}
