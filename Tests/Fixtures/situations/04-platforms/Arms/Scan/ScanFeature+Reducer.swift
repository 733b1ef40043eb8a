import ComposableArchitecture
import FeatureKit

extension ScanFeature.Reducer: Reducer {
  public typealias State = ScanFeature.State
  public typealias Action = ScanFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none

      #if os(iOS)
      case .captured, .torch:
        return .none
      #endif

      #if os(iOS)
      case .close:
        return .none
      #else
      case .close:
        return .none
      #endif
      }
    }
  }
}
