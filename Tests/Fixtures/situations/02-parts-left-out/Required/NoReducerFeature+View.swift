import ComposableArchitecture
import FeatureKit
import SwiftUI

extension NoReducerFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct NoReducerFeature_Previews: PreviewProvider {
    static var previews: some View {
      NoReducerFeature.View(
        store: Store(initialState: NoReducerFeature.State()) {
          NoReducerFeature.Reducer()
        }
      )
    }
  }
#endif
