//
//  SomethingElse.swift
//  App
//

import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LedgerFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct LedgerFeature_Previews: PreviewProvider {
    static var previews: some View {
      LedgerFeature.View(
        store: Store(initialState: LedgerFeature.State()) {
          LedgerFeature.Reducer()
        }
      )
    }
  }
#endif
