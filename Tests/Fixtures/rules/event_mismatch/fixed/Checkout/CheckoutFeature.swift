import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CheckoutFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case paid
    case canceled

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
    case shown
    case paid
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
