import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ArticleFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Article")
        .task { await viewStore.send(.task).finish() }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
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
