//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LedgerFeature: Feature {
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
    let store: FeatureStore<LedgerFeature>

    public init(store: FeatureStore<LedgerFeature>) {
      self.store = store
    }
  }
}
