import ComposableArchitecture
import FeatureKit
import SwiftUI

extension WalletFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct WalletFeature_Previews: PreviewProvider {
    static var previews: some View {
      WalletFeature.View(
        store: Store(initialState: WalletFeature.State()) {
          WalletFeature.Reducer()
        }
      )
    }
  }
#endif
