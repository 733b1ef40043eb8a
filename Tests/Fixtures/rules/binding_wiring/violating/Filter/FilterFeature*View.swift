import ComposableArchitecture
import FeatureKit
import SwiftUI

extension FilterFeature.View: View {
  public var body: some View {
    Text("Filter")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct FilterFeature_Previews: PreviewProvider {
    static var previews: some View {
      FilterFeature.View(
        store: Store(initialState: FilterFeature.State()) {
          FilterFeature.Reducer()
        }
      )
    }
  }
#endif
