import ComposableArchitecture
import FeatureKit

extension RouterFeature.Reducer: Reducer {  // expect: file_name
  public typealias State = RouterFeature.State
  public typealias Action = RouterFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
