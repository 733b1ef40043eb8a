#if os(macOS)
  import ComposableArchitecture
  import FeatureKit
  import SwiftUI

  extension VideoPlayerFeature.View: View {
    public var body: some View {
      WithViewStore(store, observe: \.self) { viewStore in
        Text("VideoPlayer")
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
