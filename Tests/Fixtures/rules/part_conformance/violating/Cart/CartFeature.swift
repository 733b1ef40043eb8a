import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum CartFeature: Feature {
  public struct State: FeatureState {  // expect: part_conformance
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: Equatable {  // expect: part_conformance
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: FeatureEvent {  // expect: part_conformance
    case onAppear
    case errorOccurred
  }

  public enum Error: Swift.Error {}  // expect: part_conformance

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<CartFeature>

    public init(store: FeatureStore<CartFeature>) {
      self.store = store
    }
  }
}

extension CartFeature.Event {
  public var idComponents: [String] {
    ["Cart", rawValue]
  }
}

extension CartFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
