import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CheckoutFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    @Presents var childHelp: HelpFeature.State?
    var childCart = CartFeature.State()
    var childRows: IdentifiedArrayOf<RowFeature.State> = []
    @Presents var childDestination: Destination.State?
    @Presents var childTour: TourFeature.State?
    var childAddress: AddressFeature.State?

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
    case childTour(PresentationAction<TourFeature.Action>)
    case childAddress(AddressFeature.Action)
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
