import ComposableArchitecture
import FeatureKit

extension LampFeature.Reducer: Reducer {
  public typealias State = LampFeature.State
  public typealias Action = LampFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LampFeature> { _, action in
      switch action {
      case .setSheet: return nil
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .setSheet, .onAppear:
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

let lampReducer = AnyReducer<  // expect: legacy_api
  LampFeature.State, LampFeature.Action, LampFeature.Environment
>.combine(
  bulbReducer.pullback(  // expect: legacy_api
    state: \.bulb, action: /LampFeature.Action.bulb, environment: { $0 }),
  AnyReducer { state, action, environment in .none }
)

extension LampFeature.Reducer {
  static var old: AnyReducer<State, Action, LampFeature.Environment> { lampReducer }  // expect: legacy_api

  func wait() -> Effect<Action, Never> { .none }  // expect: legacy_api
}
