import ComposableArchitecture
import FeatureKit
import SwiftUI

extension BookmarkFeature.View: SwiftUI.View {
  public var body: some SwiftUI.View {
    Text("Bookmarks")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct BookmarkFeature_Previews: PreviewProvider {
    static var previews: some View {
      BookmarkFeature.View(
        store: Store(initialState: BookmarkFeature.State()) {
          BookmarkFeature.Reducer()
        }
      )
    }
  }
#endif
