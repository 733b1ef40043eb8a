#if os(macOS)
  import ComposableArchitecture
  import FeatureKit
  import SwiftUI

  extension CompassFeature.View: View {
    public var body: some View {
      Text("North")
        .onAppear { store.send(.onAppear) }
    }
  }
#endif
