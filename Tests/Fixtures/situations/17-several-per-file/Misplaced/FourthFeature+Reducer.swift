import ComposableArchitecture
import FeatureKit

extension FourthFeature.Reducer: Reducer {
  public typealias State = FourthFeature.State
  public typealias Action = FourthFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .close:
        return .none
      }
    }
  }
}
