import ComposableArchitecture
import FeatureKit

extension HubFeature.Reducer: Reducer {
  public typealias State = HubFeature.State
  public typealias Action = HubFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .step1,
        .step2,
        .step3,
        .step4,
        .step5,
        .step6,
        .step7,
        .step8,
        .step9,
        .step10,
        .step11,
        .step12:
        return steps(&state, action)

      case .step13,
        .step14,
        .step15,
        .step16,
        .step17,
        .step18,
        .step19,
        .step20,
        .step21,
        .step22,
        .step23,
        .step24:
        return steps(&state, action)

      case .step25,
        .step26,
        .step27,
        .step28,
        .step29,
        .step30,
        .step31,
        .step32,
        .step33,
        .step34,
        .step35,
        .step36:
        return steps(&state, action)

      case .step37,
        .step38,
        .step39,
        .step40,
        .step41,
        .step42,
        .step43,
        .step44,
        .step45,
        .step46,
        .step47,
        .step48:
        return steps(&state, action)

      case .step49,
        .step50,
        .step51,
        .step52,
        .step53,
        .step54,
        .step55,
        .step56,
        .step57,
        .step58,
        .step59,
        .step60:
        return steps(&state, action)

      case .step61,
        .step62,
        .step63,
        .step64,
        .step65,
        .step66,
        .step67,
        .step68,
        .step69,
        .step70,
        .step71,
        .step72:
        return steps(&state, action)

      case .view(let action):
        return view(&state, action)
      }
    }
  }
}
