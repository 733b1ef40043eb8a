import ComposableArchitecture
import FeatureKit
import SwiftUI

extension GalleryFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Gallery")
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
  struct GalleryFeature_Previews: PreviewProvider {
    static var previews: some View {
      GalleryFeature.View(
        store: Store(initialState: GalleryFeature.State()) {
          GalleryFeature.Reducer()
        }
      )
    }
  }
#endif
