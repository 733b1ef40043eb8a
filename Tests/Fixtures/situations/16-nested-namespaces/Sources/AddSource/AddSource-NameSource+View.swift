import ComposableArchitecture
import FeatureKit
import SwiftUI

extension AddSource.NameSource.View: View {
  public var body: some View {
    Text(store.name)
  }
}

#if DEBUG
  struct NameSourcePreviews: PreviewProvider {
    static var previews: some View {
      AddSource.NameSource.View(
        store: Store(initialState: AddSource.NameSource.State()) {
          AddSource.NameSource.Reducer()
        }
      )
    }
  }
#endif
