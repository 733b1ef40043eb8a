import ComposableArchitecture
import FeatureKit
import SwiftUI

extension PanelFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct PanelFeature_Previews: PreviewProvider {
    static var previews: some View {
      PanelFeature.View(
        store: Store(initialState: PanelFeature.State()) {
          PanelFeature.Reducer()
        }
      )
    }
  }
#endif
