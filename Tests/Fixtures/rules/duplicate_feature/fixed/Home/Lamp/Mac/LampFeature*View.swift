#if os(macOS)
import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LampFeature.View: View {
  public var body: some View {
    Text("Lamp")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct LampFeature_Previews: PreviewProvider {
    static var previews: some View {
      LampFeature.View(
        store: Store(initialState: LampFeature.State()) {
          LampFeature.Reducer()
        }
      )
    }
  }
#endif
#endif
