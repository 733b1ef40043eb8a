import ComposableArchitecture
import FeatureKit

extension MemberFeature.Reducer: Reducer {
  public typealias State = MemberFeature.State
  public typealias Action = MemberFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
