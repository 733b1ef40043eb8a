#if os(macOS)
  import ComposableArchitecture
  import FeatureKit
  import SwiftUI

  extension VideoPlayerFeature.View: View {
    public var body: some View {
      Text("VideoPlayer")
        .onAppear { store.send(.onAppear) }
        .sheet(
          item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }

  #if DEBUG
    struct VideoPlayerFeature_Previews: PreviewProvider {
      static var previews: some View {
        VideoPlayerFeature.View(
          store: Store(initialState: VideoPlayerFeature.State()) {
            VideoPlayerFeature.Reducer()
          }
        )
      }
    }
  #endif
#endif
