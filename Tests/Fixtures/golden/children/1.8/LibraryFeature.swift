import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LibraryFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?
    var childPlayer: PlayerFeature.State?
    /// What comes next.
    var childPlaylist: IdentifiedArrayOf<TagRowFeature.State> = []
    @Presents var childLibrary: LibraryFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childPlayer(PlayerFeature.Action)
    case childPlaylist(IdentifiedActionOf<TagRowFeature.Reducer>)
    case childLibrary(PresentationAction<LibraryFeature.Action>)
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
    @Bindable var store: FeatureStore<LibraryFeature>

    public init(store: FeatureStore<LibraryFeature>) {
      self.store = store
    }
  }
}

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
