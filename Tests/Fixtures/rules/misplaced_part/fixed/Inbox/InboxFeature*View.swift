import ComposableArchitecture
import FeatureKit
import SwiftUI

extension InboxFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Inbox")
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
  struct InboxFeature_Previews: PreviewProvider {
    static var previews: some View {
      InboxFeature.View(
        store: Store(initialState: InboxFeature.State()) {
          InboxFeature.Reducer()
        }
      )
    }
  }
#endif
