import CombineFeedback
import Foundation

public enum LoginFeature: Feature {
  public struct State: Equatable {
    public var name = ""
  }

  public enum Event {
    case submitted
    case failed(Error)
  }

  public static func reducer() -> Reducer<State, Event> {
    .init { state, event in
      switch event {
      case .submitted: state.name = ""
      default: break
      }
    }
  }
}
