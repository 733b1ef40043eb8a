//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit

extension ReportFeature.Reducer: Reducer {  // expect: file_name
  public typealias State = ReportFeature.State
  public typealias Action = ReportFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
