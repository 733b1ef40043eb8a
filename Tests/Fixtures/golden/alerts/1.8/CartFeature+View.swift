import ComposableArchitecture
import FeatureKit
import SwiftUI

extension CartFeature.View: View {
  public var body: some View {
    Text("Cart")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
      .alert($store.scope(state: \.alert, action: \.alert))
      .confirmationDialog($store.scope(state: \.confirmationDialog, action: \.confirmationDialog))
  }
}

#if DEBUG
  struct CartFeature_Previews: PreviewProvider {
    static var previews: some View {
      CartFeature.View(
        store: Store(initialState: CartFeature.State()) {
          CartFeature.Reducer()
        }
      )
    }
  }
#endif
