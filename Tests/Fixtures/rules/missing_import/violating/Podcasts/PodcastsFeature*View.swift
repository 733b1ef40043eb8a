import FeatureKit
import SwiftUI

extension PodcastsFeature.View: View {  // expect: missing_import
  public var body: some View {
    Text("Podcasts")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct PodcastsFeature_Previews: PreviewProvider {
    static var previews: some View {
      PodcastsFeature.View(
        store: Store(initialState: PodcastsFeature.State()) {
          PodcastsFeature.Reducer()
        }
      )
    }
  }
#endif
