import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LampFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    @BindingState public var isOn = false  // expect: wrong_dialect

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

  @Reducer
  public struct Reducer: FeatureReducer {  // expect: wrong_dialect
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<LampFeature>

    public init(store: FeatureStore<LampFeature>) {
      self.store = store
    }
  }
}

extension LampFeature.Event {
  public var idComponents: [String] {
    ["Lamp", rawValue]
  }
}

extension LampFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
