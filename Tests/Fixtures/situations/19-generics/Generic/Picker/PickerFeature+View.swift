import ComposableArchitecture
import FeatureKit
import SwiftUI

extension PickerFeature.View: View {
  public var body: some View {
    Text("Pick")
      .onAppear { store.send(.onAppear) }
  }
}

#if DEBUG
  struct PickerPreview: PreviewProvider {
    struct Item: Equatable, Identifiable {
      let id: Int
    }

    static var previews: some View {
      PickerFeature<Item>.View(
        store: Store(initialState: PickerFeature.State(items: [Item(id: 1)])) {
          PickerFeature.Reducer()
        }
      )
    }
  }
#endif
