// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import FeatureKit

@ObservableState
struct PlainParent: Equatable, Sendable {
  @Presents var child: OtherFeature.State?
}

@CasePathable
enum PlainParentAction: Sendable {
  case child(PresentationAction<OtherFeature.Action>)
}

@MainActor
func plainScoped(_ store: Store<PlainParent, PlainParentAction>) {
  let child = store.scope(state: \.child, action: \.child.presented)
  child?.send(.onAppear)  // error: cannot use optional chaining on non-optional value of type 'Store<OtherFeature.State?, OtherFeature.Action>'
}
