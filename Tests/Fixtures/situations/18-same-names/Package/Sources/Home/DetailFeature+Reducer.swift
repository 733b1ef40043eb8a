import ComposableArchitecture
import FeatureKit

extension DetailFeature.Reducer: Reducer {
  public typealias State = DetailFeature.State
  public typealias Action = DetailFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .close:
        return .none
      }
    }
  }
}
