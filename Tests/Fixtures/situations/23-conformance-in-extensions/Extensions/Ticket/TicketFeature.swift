import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum TicketFeature {
  @ObservableState
  public struct State {
    var seats: [Int] = []

    public init() {}
  }

  @CasePathable
  public enum Action {
    case onAppear
    case booked(Int)
  }

  public struct Reducer {
    public init() {}
  }

  public struct View {
    let store: FeatureStore<TicketFeature>

    public init(store: FeatureStore<TicketFeature>) {
      self.store = store
    }
  }
}

extension TicketFeature: Feature {}

extension TicketFeature.State: FeatureState {
  public static func == (left: Self, right: Self) -> Bool {
    left.seats == right.seats
  }
}

extension TicketFeature.Action: FeatureAction {}

extension TicketFeature.Reducer: FeatureReducer {}
