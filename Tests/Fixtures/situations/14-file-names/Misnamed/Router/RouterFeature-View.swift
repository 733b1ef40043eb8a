import ComposableArchitecture
import FeatureKit
import SwiftUI

extension RouterFeature.View: View {  // expect: file_name
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct RouterFeature_Previews: PreviewProvider {
    static var previews: some View {
      RouterFeature.View(
        store: Store(initialState: RouterFeature.State()) {
          RouterFeature.Reducer()
        }
      )
    }
  }
#endif
