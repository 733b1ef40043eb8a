import ComposableArchitecture
import FeatureKit

extension ShellFeature.Reducer: Reducer {
  public typealias State = ShellFeature.State
  public typealias Action = ShellFeature.Action

  public var body: some ReducerOf<Self> {
    Scope(state: \.childPanel, action: \.childPanel) {
      PanelFeature.Reducer()
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        state.childDestination = .edit(EditFeature.State())
        return .none

      case .childDestination(.presented(.edit(.onAppear))):
        return .none

      case .childDestination, .childPath, .childPanel:
        return .none
      }
    }
    .ifLet(\.$childDestination, action: \.childDestination)
    .forEach(\.childPath, action: \.childPath)
  }
}
