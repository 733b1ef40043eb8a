import ComposableArchitecture
import FeatureKit
import SwiftUI

extension SessionFeature.View: View {
  public var body: some View {
    Group {
      switch store.state {
      case .loggedOut:
        if let childStore = store.scope(state: \.loggedOut, action: \.loggedOut) {
          LoggedOutFeature.View(store: childStore)
        }

      case .details:
        if let childStore = store.scope(state: \.details, action: \.details) {
          DetailsFeature.View(store: childStore)
        }
      }
    }
    .onAppear { store.send(.onAppear) }
  }
}

#if DEBUG
  struct SessionFeature_Previews: PreviewProvider {
    static var previews: some View {
      SessionFeature.View(
        store: Store(initialState: SessionFeature.State.loggedOut(LoggedOutFeature.State())) {
          SessionFeature.Reducer()
        }
      )
    }
  }
#endif
