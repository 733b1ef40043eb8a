import ComposableArchitecture
import FeatureKit
import Foundation
import SwiftUI

#if canImport(Dispatch)
  internal import Dispatch
#endif

extension DownloadFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Download")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}

#if DEBUG
  struct DownloadFeature_Previews: PreviewProvider {
    static var previews: some View {
      DownloadFeature.View(
        store: Store(initialState: DownloadFeature.State()) {
          DownloadFeature.Reducer()
        }
      )
    }
  }
#endif
