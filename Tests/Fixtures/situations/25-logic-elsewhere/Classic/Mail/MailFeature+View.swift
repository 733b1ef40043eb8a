import ComposableArchitecture
import FeatureKit
import SwiftUI

extension MailFeature.View: View {
  public var body: some View {
    Text("Mail")
      .onAppear { store.send(.view(.onAppear)) }
      .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
      .sheet(store: store.scope(state: \.$childCompose, action: { .childCompose($0) })) { childStore in
        ComposeFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct MailFeature_Previews: PreviewProvider {
    static var previews: some View {
      MailFeature.View(
        store: Store(initialState: MailFeature.State()) {
          MailFeature.Reducer()
        }
      )
    }
  }
#endif
