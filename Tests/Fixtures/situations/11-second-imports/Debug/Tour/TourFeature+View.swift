import ComposableArchitecture
import FeatureKit
import SwiftUI

extension TourFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  import Foundation
  import PreviewFixtures

struct TourFeature_Previews: PreviewProvider {
  static var previews: some View {
    TourFeature.View(
      store: Store(initialState: TourFeature.State()) {
        TourFeature.Reducer()
      }
    )
  }
}
#endif
