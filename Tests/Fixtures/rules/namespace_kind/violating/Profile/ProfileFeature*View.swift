import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ProfileFeature.View: View {
  public var body: some View {
    Text("Profile")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct ProfileFeature_Previews: PreviewProvider {
    static var previews: some View {
      ProfileFeature.View(
        store: Store(initialState: ProfileFeature.State()) {
          ProfileFeature.Reducer()
        }
      )
    }
  }
#endif
