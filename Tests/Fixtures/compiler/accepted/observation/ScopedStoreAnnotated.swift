// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture
import FeatureKit

@ObservableState
struct AnnotatedParent: Equatable, Sendable {
  @Presents var child: OtherFeature.State?
}

@CasePathable
enum AnnotatedParentAction: Sendable {
  case child(PresentationAction<OtherFeature.Action>)
}

@MainActor
func annotatedScoped(_ store: Store<AnnotatedParent, AnnotatedParentAction>) {
  let child: StoreOf<OtherFeature.Reducer>? = store.scope(
    state: \.child, action: \.child.presented)
  child?.send(.onAppear)
}
