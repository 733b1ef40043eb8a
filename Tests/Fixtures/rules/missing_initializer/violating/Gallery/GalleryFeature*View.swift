import ComposableArchitecture
import FeatureKit
import SwiftUI

extension GalleryFeature.View: View {
  public var body: some View {
    Text("Gallery")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
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
