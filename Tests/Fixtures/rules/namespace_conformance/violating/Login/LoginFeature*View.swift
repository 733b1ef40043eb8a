import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LoginFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Login")
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
  struct LoginFeature_Previews: PreviewProvider {
    static var previews: some View {
      LoginFeature.View(
        store: Store(initialState: LoginFeature.State()) {
          LoginFeature.Reducer()
        }
      )
    }
  }
#endif
