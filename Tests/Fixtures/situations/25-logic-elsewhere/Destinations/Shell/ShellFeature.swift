import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum ShellFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents var childDestination: Destination.State?
    var childPath = StackState<Path.State>()
    var isOpen = false
    var panel = PanelFeature.State()

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case childDestination(PresentationAction<Destination.Action>)
    case childPath(StackAction<Path.State, Path.Action>)
    case childPanel(PanelFeature.Action)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<ShellFeature>

    public init(store: FeatureStore<ShellFeature>) {
      self.store = store
    }
  }

  @Reducer
  public enum Destination {
    case edit(EditFeature.Reducer)
  }

  @Reducer
  public enum Path {
    case show(ShowFeature.Reducer)
  }
}

extension ShellFeature.Destination.State: Equatable, Sendable {}
extension ShellFeature.Destination.Action: Sendable {}
extension ShellFeature.Path.State: Equatable, Sendable {}
extension ShellFeature.Path.Action: Sendable {}

extension ShellFeature.State {
  /// Open or not, the panel is there.
  var childPanel: PanelFeature.State {
    get { panel }
    set {
      panel = newValue
      isOpen = true
    }
  }
}
