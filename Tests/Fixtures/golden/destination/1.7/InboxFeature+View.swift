import ComposableArchitecture
import FeatureKit
import SwiftUI

extension InboxFeature.View: View {
  public var body: some View {
    Text("Inbox")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
      .sheet(
        item: $store.scope(state: \.childDestination?.edit, action: \.childDestination.edit)
      ) { childStore in
        EditFeature.View(store: childStore)
      }
      .popover(
        item: $store.scope(state: \.childDestination?.share, action: \.childDestination.share)
      ) { childStore in
        ShareFeature.View(store: childStore)
      }
      .navigationDestination(
        item: $store.scope(state: \.childDestination?.details, action: \.childDestination.details)
      ) { childStore in
        DetailsFeature.View(store: childStore)
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
