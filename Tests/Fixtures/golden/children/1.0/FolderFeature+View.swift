import ComposableArchitecture
import FeatureKit
import SwiftUI

extension FolderFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      VStack {
        Text("Folder")

        ForEachStore(
          store.scope(state: \.childFolders, action: { .childFolders(id: $0, action: $1) })
        ) { childStore in
          FolderFeature.View(store: childStore)
        }
      }
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
  struct FolderFeature_Previews: PreviewProvider {
    static var previews: some View {
      FolderFeature.View(
        store: Store(initialState: FolderFeature.State(id: UUID())) {
          FolderFeature.Reducer()
        }
      )
    }
  }
#endif
