import ComposableArchitecture
import FeatureKit

extension SessionFeature.Reducer: Reducer {
  public typealias State = SessionFeature.State
  public typealias Action = SessionFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .signedIn:
        state = .member(MemberFeature.State())
        return .none

      case .guest, .member:
        return .none

      case .sequence(let actions):
        return .merge(actions.map { .send($0) })

      case .delayed(let action):
        return .send(action)
      }
    }
    .ifCaseLet(\.guest, action: \.guest) {
      GuestFeature.Reducer()
    }
    .ifCaseLet(\.member, action: \.member) {
      MemberFeature.Reducer()
    }
  }
}
