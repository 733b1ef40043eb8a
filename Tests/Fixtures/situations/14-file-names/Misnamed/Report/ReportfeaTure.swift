//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ReportFeature: Feature {  // expect: file_name
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
    let store: FeatureStore<ReportFeature>

    public init(store: FeatureStore<ReportFeature>) {
      self.store = store
    }
  }
}
