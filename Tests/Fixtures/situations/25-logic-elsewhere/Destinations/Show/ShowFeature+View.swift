import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ShowFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct ShowFeature_Previews: PreviewProvider {
    static var previews: some View {
      ShowFeature.View(
        store: Store(initialState: ShowFeature.State()) {
          ShowFeature.Reducer()
        }
      )
    }
  }
#endif
