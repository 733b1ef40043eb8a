import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum FilterFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var isOn: Bool = false

    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction, BindableAction {
    case onAppear

    case binding(BindingAction<State>)

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  public enum Error: FeatureError {}

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<FilterFeature>

    public init(store: FeatureStore<FilterFeature>) {
      self.store = store
    }
  }
}

extension FilterFeature.Event {
  public var idComponents: [String] {
    ["Filter", rawValue]
  }
}

extension FilterFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
