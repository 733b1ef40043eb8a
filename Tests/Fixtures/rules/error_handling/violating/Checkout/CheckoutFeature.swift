import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CheckoutFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?  // expect: error_handling

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {  // expect: error_handling
    case onAppear

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
    @Bindable var store: FeatureStore<CheckoutFeature>

    public init(store: FeatureStore<CheckoutFeature>) {
      self.store = store
    }
  }
}

extension CheckoutFeature.Event {
  public var idComponents: [String] {
    ["Checkout", rawValue]
  }
}

extension CheckoutFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
