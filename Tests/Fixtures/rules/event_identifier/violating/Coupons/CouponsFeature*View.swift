import ComposableArchitecture
import FeatureKit
import SwiftUI

extension CouponsFeature.View: View {
  public var body: some View {
    Text("Coupons")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct CouponsFeature_Previews: PreviewProvider {
    static var previews: some View {
      CouponsFeature.View(
        store: Store(initialState: CouponsFeature.State()) {
          CouponsFeature.Reducer()
        }
      )
    }
  }
#endif
