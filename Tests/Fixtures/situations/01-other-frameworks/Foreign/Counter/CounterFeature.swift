import SwiftRex

public enum CounterFeature: Feature {
  public struct State: Equatable { public var count: Int }
  public enum Action { case increment, decrement }

  public static let reducer = Reducer<Action, State>.reduce { action, state in
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    }
  }
}
