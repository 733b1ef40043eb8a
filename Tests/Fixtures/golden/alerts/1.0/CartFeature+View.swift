import ComposableArchitecture
import FeatureKit
import SwiftUI

extension CartFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Cart")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
        .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
        .confirmationDialog(
          store: store.scope(state: \.$confirmationDialog, action: { .confirmationDialog($0) })
        )
    }
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
