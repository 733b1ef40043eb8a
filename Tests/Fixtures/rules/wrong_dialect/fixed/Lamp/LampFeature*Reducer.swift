import ComposableArchitecture
import FeatureKit

extension LampFeature.Reducer: Reducer {
  public typealias State = LampFeature.State
  public typealias Action = LampFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<LampFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .binding, .childErrorHandling: return nil
      }
    }

    BindingReducer()

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .binding, .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
