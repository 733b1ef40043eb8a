import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ArchiveFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Archive")
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
  struct ArchiveFeature_Previews: PreviewProvider {
    static var previews: some View {
      ArchiveFeature.View(
        store: Store(initialState: ArchiveFeature.State()) {
          ArchiveFeature.Reducer()
        }
      )
    }
  }
#endif
