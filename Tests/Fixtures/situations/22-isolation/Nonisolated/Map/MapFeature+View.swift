import ComposableArchitecture
import FeatureKit
import SwiftUI

extension MapFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct MapFeature_Previews: PreviewProvider {
    static var previews: some View {
      MapFeature.View(
        store: Store(initialState: MapFeature.State()) {
          MapFeature.Reducer()
        }
      )
    }
  }
#endif
