import ComposableArchitecture
import FeatureKit

extension PanelFeature.Reducer: Reducer {
  public typealias State = PanelFeature.State
  public typealias Action = PanelFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear:
        return .none
      }
    }
  }
}
