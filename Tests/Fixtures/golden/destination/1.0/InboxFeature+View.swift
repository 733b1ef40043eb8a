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
        .sheet(
          store: store.scope(state: \.$childDestination, action: { .childDestination($0) }),
          state: /InboxFeature.Destination.State.edit,
          action: InboxFeature.Destination.Action.edit
        ) { childStore in
          EditFeature.View(store: childStore)
        }
        .popover(
          store: store.scope(state: \.$childDestination, action: { .childDestination($0) }),
          state: /InboxFeature.Destination.State.share,
          action: InboxFeature.Destination.Action.share
        ) { childStore in
          ShareFeature.View(store: childStore)
        }
        .navigationDestination(
          store: store.scope(state: \.$childDestination, action: { .childDestination($0) }),
          state: /InboxFeature.Destination.State.details,
          action: InboxFeature.Destination.Action.details
        ) { childStore in
          DetailsFeature.View(store: childStore)
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
