import ComposableArchitecture
import FeatureKit
import SwiftUI

extension SettingsFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Settings")
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
  struct SettingsFeature_Previews: PreviewProvider {
    static var previews: some View {
      SettingsFeature.View(
        store: Store(initialState: SettingsFeature.State()) {
          SettingsFeature.Reducer()
        }
      )
    }
  }
#endif
