import ComposableArchitecture
import FeatureKit
import SwiftUI

extension NotesFeature.View: View {
  public var body: some View {
    Text("Screen")
  }
}

#if DEBUG
  struct NotesFeature_Previews: PreviewProvider {
    static var previews: some View {
      NotesFeature.View(
        store: Store(initialState: NotesFeature.State()) {
          NotesFeature.Reducer()
        }
      )
    }
  }
#endif
