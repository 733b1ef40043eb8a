//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum RouterFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<RouterFeature>

    public init(store: FeatureStore<RouterFeature>) {
      self.store = store
    }
  }
}
