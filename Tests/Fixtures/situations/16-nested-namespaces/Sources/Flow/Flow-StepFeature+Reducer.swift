import ComposableArchitecture
import FeatureKit

extension Flow.StepFeature.Reducer: Reducer {
  public typealias State = Flow.StepFeature.State
  public typealias Action = Flow.StepFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .next:
        return .none
      }
    }
  }
}
