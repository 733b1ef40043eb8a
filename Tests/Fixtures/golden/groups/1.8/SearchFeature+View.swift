import ComposableArchitecture
import FeatureKit
import SwiftUI

extension SearchFeature.View: View {
  public var body: some View {
    Text("Search")
      .onAppear { store.send(.view(.onAppear)) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
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
