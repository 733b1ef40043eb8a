//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ReportFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct ReportFeature_Previews: PreviewProvider {
    static var previews: some View {
      ReportFeature.View(
        store: Store(initialState: ReportFeature.State()) {
          ReportFeature.Reducer()
        }
      )
    }
  }
#endif
