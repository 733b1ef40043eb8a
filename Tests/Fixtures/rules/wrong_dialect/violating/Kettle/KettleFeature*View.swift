import ComposableArchitecture
import FeatureKit
import SwiftUI

extension KettleFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Kettle")
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
