import ComposableArchitecture
import FeatureKit
import SwiftUI

extension InviteFeature.View: View {
  public var body: some View {
    Text("Invite")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct InviteFeature_Previews: PreviewProvider {
    static var previews: some View {
      InviteFeature.View(
        store: Store(initialState: InviteFeature.State()) {
          InviteFeature.Reducer()
        }
      )
    }
  }
#endif
