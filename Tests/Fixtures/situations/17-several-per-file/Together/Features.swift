import ComposableArchitecture
import FeatureKit

public enum FirstFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension FirstFeature.Reducer: Reducer {
  public typealias State = FirstFeature.State
  public typealias Action = FirstFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .close:
        return .none
      }
    }
  }
}

public enum SecondFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case close
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}

extension SecondFeature.Reducer: Reducer {
  public typealias State = SecondFeature.State
  public typealias Action = SecondFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .close, .onAppear:
        return .none
      }
    }
  }
}
