import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ReturnsFeature.View: View {
  public var body: some View {
    Text("Returns")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct ReturnsFeature_Previews: PreviewProvider {
    static var previews: some View {
      ReturnsFeature.View(
        store: Store(initialState: ReturnsFeature.State()) {
          ReturnsFeature.Reducer()
        }
      )
    }
  }
#endif
