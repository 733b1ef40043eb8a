// tca: 1.25
// swift: 6
// flags: -enable-upcoming-feature InternalImportsByDefault

public import ComposableArchitecture
public import FeatureKit
public import SwiftUI

public enum PublicImportsFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
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

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<PublicImportsFeature>

    public init(store: FeatureStore<PublicImportsFeature>) {
      self.store = store
    }
  }
}

extension PublicImportsFeature.Event {
  public var idComponents: [String] {
    ["PublicImports", rawValue]
  }
}

extension PublicImportsFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}

extension PublicImportsFeature.Reducer: Reducer {
  public typealias State = PublicImportsFeature.State
  public typealias Action = PublicImportsFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<PublicImportsFeature> { _, action in
      switch action {
      case .onAppear: return .init(event: .onAppear)
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }
}

extension PublicImportsFeature.View: View {
  public var body: some View {
    Text("PublicImports")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}
