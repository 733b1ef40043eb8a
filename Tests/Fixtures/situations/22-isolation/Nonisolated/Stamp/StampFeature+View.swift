import ComposableArchitecture
import FeatureKit
import SwiftUI

extension StampFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct StampFeature_Previews: PreviewProvider {
    static var previews: some View {
      StampFeature.View(
        store: Store(initialState: StampFeature.State()) {
          StampFeature.Reducer()
        }
      )
    }
  }
#endif
