import ComposableArchitecture
import FeatureKit
import SwiftUI

extension TicketFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Ticket")
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
  struct TicketFeature_Previews: PreviewProvider {
    static var previews: some View {
      TicketFeature.View(
        store: Store(initialState: TicketFeature.State()) {
          TicketFeature.Reducer()
        }
      )
    }
  }
#endif
