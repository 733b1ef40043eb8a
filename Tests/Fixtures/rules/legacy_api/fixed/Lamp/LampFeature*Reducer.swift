import ComposableArchitecture
import FeatureKit

extension LampFeature.Reducer: Reducer {
  public typealias State = LampFeature.State
  public typealias Action = LampFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LampFeature> { _, action in
      switch action {
      case .bulbPressed: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .bulbPressed, .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

/// Erases the type of a reducer.
struct AnyReducer<State, Action> {}

extension LampFeature.Reducer {
  var erased: AnyReducer<State, Action> { AnyReducer() }

  func wait() -> Effect<Action> { .none }

  func lines() -> Snapshotting<LampFeature.State, String> { .lines.pullback { "\($0)" } }
}
