import ComposableArchitecture
import FeatureKit

extension TraceFeature.Reducer: Reducer {
  public typealias State = TraceFeature.State
  public typealias Action = TraceFeature.Action

  public var body: some ReducerOf<Self> {
    #if DEBUG
      Scope(state: \.childConsole, action: \.childConsole) {
        ConsoleFeature.Reducer()
      }
    #endif

    Reduce { state, action in
      switch action {
      case .onAppear:
        state.count += 1
        return .none

      #if DEBUG
      case .dumped:
        state.log.append("\(state.count)")
        return .none

      case .childConsole:
        return .none
      #endif

      case .close:
        return .none
      }
    }
  }
}
