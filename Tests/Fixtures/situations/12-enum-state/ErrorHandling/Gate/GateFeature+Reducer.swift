import ComposableArchitecture
import FeatureKit

extension GateFeature.Reducer: Reducer {
  public typealias State = GateFeature.State
  public typealias Action = GateFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred, .childErrorHandling:
        return .none
      }
    }
  }
}
