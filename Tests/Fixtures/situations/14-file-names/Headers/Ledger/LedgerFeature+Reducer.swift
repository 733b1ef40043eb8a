//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit

extension LedgerFeature.Reducer: Reducer {
  public typealias State = LedgerFeature.State
  public typealias Action = LedgerFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
