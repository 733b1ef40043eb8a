import ComposableArchitecture
import FeatureKit
import SwiftUI

extension BannerFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct BannerFeature_Previews: PreviewProvider {
    static var previews: some View {
      BannerFeature.View(
        store: Store(initialState: BannerFeature.State()) {
          BannerFeature.Reducer()
        }
      )
    }
  }
#endif
