import ComposableArchitecture
import FeatureKit
import SwiftUI

extension BasketFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Basket")
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
  struct BasketFeature_Previews: PreviewProvider {
    static var previews: some View {
      BasketFeature.View(
        store: Store(initialState: BasketFeature.State()) {
          BasketFeature.Reducer()
        }
      )
    }
  }
#endif
