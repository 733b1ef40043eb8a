import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ChatFeature.View: View {
  public var body: some View {
    Text("Chat")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
