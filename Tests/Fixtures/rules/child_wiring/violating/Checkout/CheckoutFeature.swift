import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CheckoutFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    var childHelp: HelpFeature.State?  // expect: child_wiring
    var childCart = CartFeature.State()
    var childRows: IdentifiedArrayOf<RowFeature.State> = []
    @Presents var childDestination: Destination.State?
    var childAddress: AddressFeature.State?  // expect: child_wiring

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childHelp(PresentationAction<HelpFeature.Action>)
    case childCart(CartFeature.Action)
    case childRows(IdentifiedActionOf<RowFeature.Reducer>)
    case childDestination(PresentationAction<Destination.Action>)
    case childTour(PresentationAction<TourFeature.Action>)  // expect: child_wiring
    case forwarded(SettingsFeature.Action)
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
