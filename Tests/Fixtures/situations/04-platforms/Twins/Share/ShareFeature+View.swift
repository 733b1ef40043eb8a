import ComposableArchitecture
import FeatureKit
import SwiftUI

#if os(iOS)
  extension ShareFeature.View: View {
    public var body: some View {
      Text("Share")
        .onAppear { store.send(.onAppear) }
    }
  }
#else
  extension ShareFeature.View: View {
    public var body: some View {
      Text("Reveal")
        .onAppear { store.send(.onAppear) }
    }
  }
#endif

#if DEBUG
  struct ShareFeature_Previews: PreviewProvider {
    static var previews: some View {
      ShareFeature.View(
        store: Store(initialState: ShareFeature.State()) {
          ShareFeature.Reducer()
        }
      )
    }
  }
#endif
