import ComposableArchitecture
import FeatureKit

public enum HubFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case step1
    case step2
    case step3
    case step4
    case step5
    case step6
    case step7
    case step8
    case step9
    case step10
    case step11
    case step12
    case step13
    case step14
    case step15
    case step16
    case step17
    case step18
    case step19
    case step20
    case step21
    case step22
    case step23
    case step24
    case step25
    case step26
    case step27
    case step28
    case step29
    case step30
    case step31
    case step32
    case step33
    case step34
    case step35
    case step36
    case step37
    case step38
    case step39
    case step40
    case step41
    case step42
    case step43
    case step44
    case step45
    case step46
    case step47
    case step48
    case step49
    case step50
    case step51
    case step52
    case step53
    case step54
    case step55
    case step56
    case step57
    case step58
    case step59
    case step60
    case step61
    case step62
    case step63
    case step64
    case step65
    case step66
    case step67
    case step68
    case step69
    case step70
    case step71
    case step72
    case view(View)

    @CasePathable
    public enum View: Equatable, Sendable {
      case opened
      case closed
    }
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
