#if os(iOS)
  import ComposableArchitecture
  import FeatureKit
  import SwiftUI

  extension CameraFeature.View: View {
    public var body: some View {
      Text("Camera")
        .onAppear { store.send(.onAppear) }
    }
  }

  #if DEBUG
    struct CameraFeature_Previews: PreviewProvider {
      static var previews: some View {
        CameraFeature.View(
          store: Store(initialState: CameraFeature.State()) {
            CameraFeature.Reducer()
          }
        )
      }
    }
  #endif
#endif
