import ComposableArchitecture
import FeatureKit
import SwiftUI

extension SessionFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      SwitchStore(store) { childState in
        switch childState {
        case .loggedOut:
          CaseLet(
            /SessionFeature.State.loggedOut, action: SessionFeature.Action.loggedOut
          ) { childStore in
            LoggedOutFeature.View(store: childStore)
          }

        case .details:
          CaseLet(
            /SessionFeature.State.details, action: SessionFeature.Action.details
          ) { childStore in
            DetailsFeature.View(store: childStore)
          }
        }
      }
      .onAppear { viewStore.send(.onAppear) }
    }
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
