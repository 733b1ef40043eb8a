import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LibraryFeature.View: View {
  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Library")

        ForEach(
          store.scope(state: \.books, action: \.books)
        ) { childStore in
          BookFeature.View(store: childStore)
        }

        if let childStore = store.scope(state: \.childFilter, action: \.filter) {
          FilterFeature.View(store: childStore)
        }
      }
    } destination: { childStore in
      switch childStore.case {
      case .details(let childStore):
        DetailsFeature.View(store: childStore)
      }
    }
    .sheet(
      item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
    ) { childStore in
      ErrorHandlingFeature.View(store: childStore)
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
