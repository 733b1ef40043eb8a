// tca: 1.7 1.8
// swift: 5 6

import ComposableArchitecture
import SwiftUI

struct EarlyProjectedView: View {
  @ObservableState
  struct ChildState: Equatable { var number = 0 }

  @ObservableState
  struct ParentState: Equatable { @Presents var child: ChildState? }

  enum ChildAction { case close }

  @CasePathable
  enum ParentAction { case child(PresentationAction<ChildAction>) }

  @Bindable var store: Store<ParentState, ParentAction>

  var body: some View {
    Text("Projected")
      .sheet(item: $store.scope(state: \.$child, action: \.child)) { _ in  // error: cannot convert value of type 'KeyPath<
        Text("Child")
      }
  }
}
