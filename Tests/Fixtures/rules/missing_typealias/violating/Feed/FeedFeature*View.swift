import ComposableArchitecture
import FeatureKit
import SwiftUI

extension FeedFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Feed")
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
  struct FeedFeature_Previews: PreviewProvider {
    static var previews: some View {
      FeedFeature.View(
        store: Store(initialState: FeedFeature.State()) {
          FeedFeature.Reducer()
        }
      )
    }
  }
#endif
