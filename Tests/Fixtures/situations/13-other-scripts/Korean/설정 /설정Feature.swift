import ComposableArchitecture
import FeatureKit

public enum 설정Feature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var 글자크기 = 12

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case 화면표시
    case 글자크기변경(Int)
  }

  public enum Event: String, FeatureEvent {
    case 화면표시
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension 설정Feature.Event {
  public var idComponents: [String] { ["설정", rawValue] }
}
