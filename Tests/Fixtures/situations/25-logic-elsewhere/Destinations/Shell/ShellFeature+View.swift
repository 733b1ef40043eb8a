import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ShellFeature.View: View {
  public var body: some View {
    NavigationStack(path: $store.scope(state: \.childPath, action: \.childPath)) {
      PanelFeature.View(store: store.scope(state: \.childPanel, action: \.childPanel))
        .onAppear { store.send(.onAppear) }
        .sheet(
          item: $store.scope(state: \.$childDestination, action: \.childDestination).edit
        ) { childStore in
          EditFeature.View(store: childStore)
        }
    } destination: { childStore in
      switch childStore.case {
      case .show(let childStore):
        ShowFeature.View(store: childStore)
      }
    }
  }
}

#if DEBUG
  struct ShellFeature_Previews: PreviewProvider {
    static var previews: some View {
      ShellFeature.View(
        store: Store(initialState: ShellFeature.State()) {
          ShellFeature.Reducer()
        }
      )
    }
  }
#endif
