import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum VolumeFeature: Feature {
  public struct State: FeatureState {
    @BindingState var isOn: Bool = false

    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

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
    let store: FeatureStore<VolumeFeature>

    public init(store: FeatureStore<VolumeFeature>) {
      self.store = store
    }
  }
}

extension VolumeFeature.Event {
  public var idComponents: [String] {
    ["Volume", rawValue]
  }
}

extension VolumeFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
