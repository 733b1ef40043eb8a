import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ReportFeature.View: View {  // expect: file_name
  public var body: some View {
    Text("Report")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
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
