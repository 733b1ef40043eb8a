import ComposableArchitecture
import FeatureKit

extension NoStateFeature.Reducer: Reducer {
  public typealias Action = NoStateFeature.Action

  public struct State: Equatable {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
