import ComposableArchitecture
import FeatureKit
import SwiftUI

extension PlayerFeature.View: View {
  public var body: some View {
    Text("Player")
      .onAppear { store.send(.view(.onAppear)) }
  }
}

#if DEBUG
  struct PlayerFeature_Previews: PreviewProvider {
    static var previews: some View {
      PlayerFeature.View(
        store: Store(initialState: PlayerFeature.State()) {
          PlayerFeature.Reducer()
        }
      )
    }
  }
#endif
