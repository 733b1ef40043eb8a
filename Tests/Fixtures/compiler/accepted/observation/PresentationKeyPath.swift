// tca: 1.25
// swift: 5 6

import ComposableArchitecture
import SwiftUI

struct ProjectedView: View {
  @ObservableState
  struct ChildState: Equatable { var number = 0 }

  @ObservableState
  struct ParentState: Equatable {
    @Presents var child: ChildState?
    @Presents var alert: AlertState<Int>?
  }

  enum ChildAction { case close }

  @CasePathable
  enum ParentAction {
    case child(PresentationAction<ChildAction>)
    case alert(PresentationAction<Int>)
  }

  @Bindable var store: Store<ParentState, ParentAction>

  var body: some View {
    Text("Projected")
      .sheet(item: $store.scope(state: \.$child, action: \.child)) { childStore in
        Text("\(childStore.number)")
      }
      .alert($store.scope(state: \.$alert, action: \.alert))
  }
}
