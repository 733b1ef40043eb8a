import ComposableArchitecture
import FeatureKit

extension LibraryFeature.Reducer: Reducer {
  public typealias State = LibraryFeature.State
  public typealias Action = LibraryFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
