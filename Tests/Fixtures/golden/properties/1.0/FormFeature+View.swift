import ComposableArchitecture
import FeatureKit
import SwiftUI

extension FormFeature.View: View {
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Form")
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
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
