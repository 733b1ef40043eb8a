import ComposableArchitecture
import FeatureKit
import SwiftUI

extension EditFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct EditFeature_Previews: PreviewProvider {
    static var previews: some View {
      EditFeature.View(
        store: Store(initialState: EditFeature.State()) {
          EditFeature.Reducer()
        }
      )
    }
  }
#endif
