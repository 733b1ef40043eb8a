import ComposableArchitecture
import FeatureKit
import SwiftUI

extension JourneyFeature.View: View {
  public var body: some View {
    Text("Journey")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct JourneyFeature_Previews: PreviewProvider {
    static var previews: some View {
      JourneyFeature.View(
        store: Store(initialState: JourneyFeature.State()) {
          JourneyFeature.Reducer()
        }
      )
    }
  }
#endif
