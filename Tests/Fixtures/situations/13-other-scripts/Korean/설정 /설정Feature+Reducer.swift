import ComposableArchitecture
import FeatureKit

extension 설정Feature.Reducer: Reducer {
  public typealias State = 설정Feature.State
  public typealias Action = 설정Feature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<설정Feature> { _, action in
      switch action {
      case .화면표시: return .init(event: .화면표시)
      case .글자크기변경: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .화면표시:
        return .none

      case .글자크기변경(let 크기):
        state.글자크기 = 크기
        return .none
      }
    }
  }
}
