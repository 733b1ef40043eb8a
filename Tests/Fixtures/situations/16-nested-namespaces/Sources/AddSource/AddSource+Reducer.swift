import ComposableArchitecture
import FeatureKit

extension AddSource.Reducer: Reducer {
  public typealias State = AddSource.State
  public typealias Action = AddSource.Action

  public var body: some ReducerOf<Self> {
    Scope(state: \.childName, action: \.childName) {
      AddSource.NameSource.Reducer()
    }

    Reduce { _, action in
      switch action {
      case .onAppear, .childName:
        return .none
      }
    }
  }
}
