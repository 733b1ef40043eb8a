import ComposableArchitecture
import FeatureKit
import SwiftUI

extension CheckoutFeature.View: View {
  public var body: some View {
    Text("Checkout")
      .onAppear { store.send(.onAppear) }
      .sheet(item: $store.scope(state: \.childHelp, action: \.childHelp)) { childStore in
        HelpFeature.View(store: childStore)
      }
      .sheet(item: $store.scope(state: \.childTour, action: \.childTour)) { childStore in
        TourFeature.View(store: childStore)
      }
      .sheet(
        item: $store.scope(state: \.childDestination?.edit, action: \.childDestination.edit)
      ) { childStore in
        EditFeature.View(store: childStore)
      }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
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
