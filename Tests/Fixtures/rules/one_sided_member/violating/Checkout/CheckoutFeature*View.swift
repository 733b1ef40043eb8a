import ComposableArchitecture
import FeatureKit
import SwiftUI

extension CheckoutFeature.View: View {
  public var body: some View {
    Text("Checkout")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
      .sheet(item: $store.scope(state: \.$childCart, action: \.view.childCart)) { cart in
        CartFeature.View(store: cart)
      }
  }
}

#if DEBUG
  struct CheckoutFeature_Previews: PreviewProvider {
    static var previews: some View {
      CheckoutFeature.View(
        store: Store(initialState: CheckoutFeature.State()) {
          CheckoutFeature.Reducer()
        }
      )
    }
  }
#endif
