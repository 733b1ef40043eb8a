import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LibraryFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    var books: IdentifiedArrayOf<BookFeature.State> = []  // expect: child_prefix
    var childFilter: FilterFeature.State?
    var path = StackState<Path.State>()  // expect: child_prefix

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case appear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case books(IdentifiedActionOf<BookFeature.Reducer>)
    case filter(FilterFeature.Action)  // expect: child_prefix
    case path(StackAction<Path.State, Path.Action>)
  }

  public enum Event: String, FeatureEvent {
    case errorOccurred
  }

  public enum Error: FeatureError {}

  @Reducer
  public enum Path {
    case details(DetailsFeature.Reducer)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<LibraryFeature>

    public init(store: FeatureStore<LibraryFeature>) {
      self.store = store
    }
  }
}

extension LibraryFeature.Path.State: Equatable, Sendable {}

extension LibraryFeature.Path.Action: Sendable {}

extension LibraryFeature.Event {
  public var idComponents: [String] {
    ["Library", rawValue]
  }
}

extension LibraryFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
