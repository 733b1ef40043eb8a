import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LibraryFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct LibraryFeature_Previews: PreviewProvider {
    static var previews: some View {
      LibraryFeature.View(
        store: Store(initialState: LibraryFeature.State()) {
          LibraryFeature.Reducer()
        }
      )
    }
  }
#endif
