import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CheckoutFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    @Presents var childHelp: HelpFeature.State?  // expect: one_sided_member
    @Presents var childCart: CartFeature.State?
    var lastCart: CartFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childTour(PresentationAction<TourFeature.Action>)  // expect: one_sided_member
    case view(View)
    case forwarded(SettingsFeature.Action)

    @CasePathable
    public enum View {
      case childCart(PresentationAction<CartFeature.Action>)
    }
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
