import ComposableArchitecture
import FeatureKit

extension RibbonFeature.Reducer: Reducer {
  public typealias State = RibbonFeature.State
  public typealias Action = RibbonFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear: return .none
      default: return .none
      }
    }
  }
}
