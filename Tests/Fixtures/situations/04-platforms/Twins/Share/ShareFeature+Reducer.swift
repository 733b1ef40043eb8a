import ComposableArchitecture
import FeatureKit

extension ShareFeature.Reducer: Reducer {
  public typealias State = ShareFeature.State
  public typealias Action = ShareFeature.Action

  #if os(iOS)
    public var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .onAppear, .share:
          return .none

        case .close:
          return .none
        }
      }
    }
  #else
    public var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .onAppear:
          return .none

        case .close, .reveal:
          return .none
        }
      }
    }
  #endif
}
