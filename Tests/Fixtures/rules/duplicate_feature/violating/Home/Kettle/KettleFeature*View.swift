import ComposableArchitecture
import FeatureKit
import SwiftUI

extension KettleFeature.View: View {
  public var body: some View {
    Text("Kettle")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct KettleFeature_Previews: PreviewProvider {
    static var previews: some View {
      KettleFeature.View(
        store: Store(initialState: KettleFeature.State()) {
          KettleFeature.Reducer()
        }
      )
    }
  }
#endif
