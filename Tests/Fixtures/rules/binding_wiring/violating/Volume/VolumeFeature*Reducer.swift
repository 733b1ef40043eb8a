import ComposableArchitecture
import FeatureKit

extension VolumeFeature.Reducer: Reducer {
  public typealias State = VolumeFeature.State
  public typealias Action = VolumeFeature.Action

  public var body: some ReducerOf<Self> {
    BindingReducer()  // expect: binding_wiring

    AnalyticsEventRecorderOf<VolumeFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .binding, .childErrorHandling: return nil
      }
    }

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
    .ifLet(\.$childErrorHandling, action: /Action.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}
