import ComposableArchitecture
import FeatureKit
import SwiftUI

extension FolderFeature.View: View {
  public var body: some View {
    VStack {
      Text("Folder")

      ForEach(
        store.scope(state: \.childFolders, action: \.childFolders)
      ) { childStore in
        FolderFeature.View(store: childStore)
      }
    }
    .onAppear { store.send(.onAppear) }
    .sheet(
      item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
    ) { childStore in
      ErrorHandlingFeature.View(store: childStore)
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
