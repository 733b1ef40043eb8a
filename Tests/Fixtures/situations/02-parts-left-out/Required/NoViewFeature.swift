import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum NoViewFeature: Feature {  // expect: missing_part
  @ObservableState
  public struct State: FeatureState {
    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }
}
