import ComposableArchitecture
import FeatureKit
import SwiftUI

extension AddressFeature.View: View {
  public var body: some View {
    Text("Address")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct AddressFeature_Previews: PreviewProvider {
    static var previews: some View {
      AddressFeature.View(
        store: Store(initialState: AddressFeature.State()) {
          AddressFeature.Reducer()
        }
      )
    }
  }
#endif
