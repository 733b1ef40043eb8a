import ComposableArchitecture
import FeatureKit
import SwiftUI

extension NoStateFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct NoStateFeature_Previews: PreviewProvider {
    static var previews: some View {
      NoStateFeature.View(
        store: Store(initialState: NoStateFeature.State()) {
          NoStateFeature.Reducer()
        }
      )
    }
  }
#endif
