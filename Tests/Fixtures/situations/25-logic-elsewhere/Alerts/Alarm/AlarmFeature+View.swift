import ComposableArchitecture
import FeatureKit
import SwiftUI

extension AlarmFeature.View: View {
  public var body: some View {
    Text("Alarm")
      .alert($store.scope(state: \.$alert, action: \.alert))
      .onAppear { store.send(.onAppear) }
  }
}

#if DEBUG
  struct AlarmFeature_Previews: PreviewProvider {
    static var previews: some View {
      AlarmFeature.View(
        store: Store(initialState: AlarmFeature.State()) {
          AlarmFeature.Reducer()
        }
      )
    }
  }
#endif
