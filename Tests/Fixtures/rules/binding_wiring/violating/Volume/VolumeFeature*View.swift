import ComposableArchitecture
import FeatureKit
import SwiftUI

extension VolumeFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Volume")
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
  struct VolumeFeature_Previews: PreviewProvider {
    static var previews: some View {
      VolumeFeature.View(
        store: Store(initialState: VolumeFeature.State()) {
          VolumeFeature.Reducer()
        }
      )
    }
  }
#endif
