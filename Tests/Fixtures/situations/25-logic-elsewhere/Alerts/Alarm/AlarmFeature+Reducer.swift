import ComposableArchitecture
import FeatureKit

extension AlarmFeature.Reducer: Reducer {
  public typealias State = AlarmFeature.State
  public typealias Action = AlarmFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none
      case .alert(.presented(.confirmed)):
        return .none
      case .alert(.presented(.declined)):
        return .none
      case .alert(.dismiss):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
