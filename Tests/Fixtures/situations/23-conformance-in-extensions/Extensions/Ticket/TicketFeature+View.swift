import ComposableArchitecture
import FeatureKit
import SwiftUI

extension TicketFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

extension TicketFeature.View: FeatureView {}

#if DEBUG
  struct TicketFeature_Previews: PreviewProvider {
    static var previews: some View {
      TicketFeature.View(
        store: Store(initialState: TicketFeature.State()) {
          TicketFeature.Reducer()
        }
      )
    }
  }
#endif
