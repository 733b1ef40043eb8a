import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LibraryFeature.View: View {
  public var body: some View {
    VStack {
      Text("Library")

      if let childStore = store.scope(state: \.childPlayer, action: \.childPlayer) {
        PlayerFeature.View(store: childStore)
      }

      ForEach(
        store.scope(state: \.childPlaylist, action: \.childPlaylist)
      ) { childStore in
        TagRowFeature.View(store: childStore)
      }
    }
    .onAppear { store.send(.onAppear) }
    .sheet(
      item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
    ) { childStore in
      ErrorHandlingFeature.View(store: childStore)
    }
    .navigationDestination(
      item: $store.scope(state: \.childLibrary, action: \.childLibrary)
    ) { childStore in
      LibraryFeature.View(store: childStore)
    }
  }
}

#if DEBUG
  struct LibraryFeature_Previews: PreviewProvider {
    static var previews: some View {
      LibraryFeature.View(
        store: Store(initialState: LibraryFeature.State()) {
          LibraryFeature.Reducer()
        }
      )
    }
  }
#endif
