import ComposableArchitecture
import FeatureKit
import SwiftUI

extension RadioFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Radio")
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
  struct RadioFeature_Previews: PreviewProvider {
    static var previews: some View {
      RadioFeature.View(
        store: Store(initialState: RadioFeature.State()) {
          RadioFeature.Reducer()
        }
      )
    }
  }
#endif
