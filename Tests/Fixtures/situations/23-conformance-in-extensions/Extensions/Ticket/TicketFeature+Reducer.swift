import ComposableArchitecture
import FeatureKit

extension TicketFeature.Reducer: Reducer {
  public typealias State = TicketFeature.State
  public typealias Action = TicketFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .booked(let seat):
        state.seats.append(seat)
        return .none
      }
    }
  }
}
