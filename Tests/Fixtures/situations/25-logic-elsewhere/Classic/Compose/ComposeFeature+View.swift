import ComposableArchitecture
import FeatureKit
import SwiftUI

extension ComposeFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      TextField("Text", text: viewStore.$text)
    }
  }
}

#if DEBUG
  struct ComposeFeature_Previews: PreviewProvider {
    static var previews: some View {
      ComposeFeature.View(
        store: Store(initialState: ComposeFeature.State()) {
          ComposeFeature.Reducer()
        }
      )
    }
  }
#endif
