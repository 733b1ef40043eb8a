import ComposableArchitecture
import FeatureKit
import SwiftUI

extension DialogFeature.View: View {
  public var body: some View {
    Text("Alarm")
      .confirmationDialog($store.scope(state: \.$confirmationDialog, action: \.confirmationDialog))
      .onAppear { store.send(.onAppear) }
  }
}

#if DEBUG
  struct DialogFeature_Previews: PreviewProvider {
    static var previews: some View {
      DialogFeature.View(
        store: Store(initialState: DialogFeature.State()) {
          DialogFeature.Reducer()
        }
      )
    }
  }
#endif
