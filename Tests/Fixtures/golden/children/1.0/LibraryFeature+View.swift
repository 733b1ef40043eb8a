import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LibraryFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      VStack {
        Text("Library")

        IfLetStore(
          store.scope(state: \.childPlayer, action: { .childPlayer($0) })
        ) { childStore in
          PlayerFeature.View(store: childStore)
        }

        ForEachStore(
          store.scope(state: \.childPlaylist, action: { .childPlaylist(id: $0, action: $1) })
        ) { childStore in
          TagRowFeature.View(store: childStore)
        }
      }
      .onAppear { viewStore.send(.onAppear) }
      .sheet(
        store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
      .navigationDestination(
        store: store.scope(state: \.$childLibrary, action: { .childLibrary($0) })
      ) { childStore in
        LibraryFeature.View(store: childStore)
      }
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
