import ComposableArchitecture
import FeatureKit
import SwiftUI

extension SearchFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Search")
        .onAppear { viewStore.send(.view(.onAppear)) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}

#if DEBUG
  struct SearchFeature_Previews: PreviewProvider {
    static var previews: some View {
      SearchFeature.View(
        store: Store(initialState: SearchFeature.State()) {
          SearchFeature.Reducer()
        }
      )
    }
  }
#endif
