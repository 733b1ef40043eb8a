import ComposableArchitecture
import FeatureKit

extension ConsoleFeature.Reducer: Reducer {
  public typealias State = ConsoleFeature.State
  public typealias Action = ConsoleFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
