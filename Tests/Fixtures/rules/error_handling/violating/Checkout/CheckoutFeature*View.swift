import ComposableArchitecture
import FeatureKit
import SwiftUI

extension CheckoutFeature.View: View {
  public var body: some View {  // expect: error_handling
    Text("Checkout")
      .onAppear { store.send(.onAppear) }
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
