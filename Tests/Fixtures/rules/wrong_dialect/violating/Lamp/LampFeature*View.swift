import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LampFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in  // expect: wrong_dialect
      Toggle("Lamp", isOn: viewStore.$isOn)
    }
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
