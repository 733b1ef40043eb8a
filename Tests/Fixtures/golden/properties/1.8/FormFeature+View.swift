import ComposableArchitecture
import FeatureKit
import SwiftUI

extension FormFeature.View: View {
  public var body: some View {
    Text("Form")
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct FormFeature_Previews: PreviewProvider {
    static var previews: some View {
      FormFeature.View(
        store: Store(initialState: FormFeature.State(id: 1, title: "string", kind: "a")) {
          FormFeature.Reducer()
        }
      )
    }
  }
#endif
