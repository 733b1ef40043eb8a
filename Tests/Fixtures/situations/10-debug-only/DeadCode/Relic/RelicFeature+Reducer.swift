import ComposableArchitecture
import FeatureKit

extension RelicFeature.Reducer: Reducer {
  public typealias State = RelicFeature.State
  public typealias Action = RelicFeature.Action

  public var body: some ReducerOf<Self> {
    #if false
      Reduce { _, action in
        switch action {
        case .removed: return .none
        default: return .none
        }
      }
    #else
      Reduce { _, action in
        switch action {
        case .onAppear:
          return .none
        #if true
        case .close:
          return .none
        #else
        case .removed:
          return .none
        #endif
        }
      }
    #endif
  }
}
