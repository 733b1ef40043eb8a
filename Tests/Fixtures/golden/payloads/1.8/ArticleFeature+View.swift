import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ArticleFeature.View: View {
  public var body: some View {
    Text("Article")
      .task { await store.send(.task).finish() }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct ArticleFeature_Previews: PreviewProvider {
    static var previews: some View {
      ArticleFeature.View(
        store: Store(initialState: ArticleFeature.State()) {
          ArticleFeature.Reducer()
        }
      )
    }
  }
#endif
