import ComposableArchitecture
import FeatureKit
import SwiftUI

extension MapFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Map")
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
  struct MapFeature_Previews: PreviewProvider {
    static var previews: some View {
      MapFeature.View(
        store: Store(initialState: MapFeature.State()) {
          MapFeature.Reducer()
        }
      )
    }
  }
#endif
