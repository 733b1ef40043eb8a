import ComposableArchitecture
import FeatureKit
import SwiftUI

extension GaugeFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct GaugeFeature_Previews: PreviewProvider {
    static var previews: some View {
      GaugeFeature.View(
        store: Store(initialState: GaugeFeature.State()) {
          GaugeFeature.Reducer()
        }
      )
    }
  }
#endif
