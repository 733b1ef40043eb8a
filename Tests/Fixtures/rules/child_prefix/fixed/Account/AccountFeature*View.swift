import ComposableArchitecture
import FeatureKit
import SwiftUI

extension AccountFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      VStack {
        Text("Account")

        BadgeFeature.View(
          store: store.scope(state: \.childBadge, action: { .childBadge($0) })
        )
      }
      .sheet(
        store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
      .sheet(
        store: store.scope(state: \.$childSettings, action: { .childSettings($0) })
      ) { childStore in
        SettingsFeature.View(store: childStore)
      }
      .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
    }
  }
}

#if DEBUG
  struct AccountFeature_Previews: PreviewProvider {
    static var previews: some View {
      AccountFeature.View(
        store: Store(initialState: AccountFeature.State()) {
          AccountFeature.Reducer()
        }
      )
    }
  }
#endif
