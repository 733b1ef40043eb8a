import ComposableArchitecture
import FeatureKit
import SwiftUI

extension OrdersFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Orders")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}

#if DEBUG
  struct OrdersFeature_Previews: PreviewProvider {
    static var previews: some View {
      OrdersFeature.View(
        store: Store(initialState: OrdersFeature.State()) {
          OrdersFeature.Reducer()
        }
      )
    }
  }
#endif
