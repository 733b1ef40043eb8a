import ComposableArchitecture
import FeatureKit
import SwiftUI

extension AddSource.View: View {
  public var body: some View {
    AddSource.NameSource.View(store: store.scope(state: \.childName, action: \.childName))
      .onAppear { store.send(.onAppear) }
  }
}

#if DEBUG
  struct AddSource_Previews: PreviewProvider {
    static var previews: some View {
      AddSource.View(
        store: Store(initialState: AddSource.State()) {
          AddSource.Reducer()
        }
      )
    }
  }
#endif
