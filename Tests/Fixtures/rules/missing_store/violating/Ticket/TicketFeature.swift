import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum TicketFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    case onAppear

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

  public struct View: FeatureView {  // expect: missing_store
    public init(store: FeatureStore<TicketFeature>) {
      self.store = store
    }
  }
}

extension TicketFeature.Event {
  public var idComponents: [String] {
    ["Ticket", rawValue]
  }
}

extension TicketFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
