import ComposableArchitecture
import FeatureKit

extension BorrowerFeature.Reducer: Reducer {
  public typealias State = BorrowerFeature.State
  public typealias Action = BorrowerFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      case .borrowed:
        return LenderFeature.handle(action)
      }
    }
  }
}
