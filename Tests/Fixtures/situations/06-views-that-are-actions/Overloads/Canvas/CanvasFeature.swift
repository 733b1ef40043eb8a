import ComposableArchitecture
import FeatureKit

public enum CanvasFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case view(View)
    case inner(Inner)
    case delegate(CanvasFeature.Delegate)

    @CasePathable
    public enum View: Sendable {
      case onAppear
      case drawn
    }

    @CasePathable
    public enum Inner: Sendable {
      case onAppear
      case drawn
      case saved
    }
  }

  @CasePathable
  public enum Delegate: Equatable, Sendable {
    case closed
    case shared
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
