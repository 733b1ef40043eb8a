#if os(iOS)
  import ComposableArchitecture
  import FeatureKit
  import SwiftUI

  extension CompassFeature.View: View {
    public var body: some View {
      Text("Screen")
    }
  }

  #if DEBUG
    struct CompassFeature_Previews: PreviewProvider {
      static var previews: some View {
        CompassFeature.View(
          store: Store(initialState: CompassFeature.State()) {
            CompassFeature.Reducer()
          }
        )
      }
    }
  #endif
#endif
