import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum AddressFeature: Feature {
  @ObservableState
  public enum State: FeatureState {  // expect: part_kind
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
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

  public final class View: FeatureView {  // expect: part_kind
    @Bindable var store: FeatureStore<AddressFeature>

    public init(store: FeatureStore<AddressFeature>) {
      self.store = store
    }
  }
}

extension AddressFeature.Event {
  public var idComponents: [String] {
    ["Address", rawValue]
  }
}

extension AddressFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
