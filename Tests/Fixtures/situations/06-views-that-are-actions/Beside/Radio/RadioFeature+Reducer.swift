import ComposableArchitecture
import FeatureKit

extension RadioFeature.Reducer: Reducer {
  public typealias State = RadioFeature.State
  public typealias Action = RadioFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let view):
        switch view {
        case .onAppear: return .none
        case .stationPicked: return .send(.internal(.tuned))
        }
      case .internal(.tuned), .internal(.lost):
        return .none
      }
    }
  }
}
