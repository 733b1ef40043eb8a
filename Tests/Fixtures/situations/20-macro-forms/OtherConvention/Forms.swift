import ComposableArchitecture
import FeatureKit

@Reducer
public struct Counter {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0

    public init() {}
  }

  public enum Action: Sendable {
    case increment
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
public struct Restated: Reducer {
  @ObservableState
  public struct State: Equatable, Sendable {}

  public enum Action: Sendable {
    case close
  }

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
public enum Route {
  case counter(Counter)
}

@Reducer
public enum Nowhere {}
