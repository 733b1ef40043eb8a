import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum LibraryFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?
    var childPlayer: PlayerFeature.State?
    /// What comes next.
    var childPlaylist: IdentifiedArrayOf<TagRowFeature.State> = []
    @PresentationState var childLibrary: LibraryFeature.State?

    public init() {}
  }

  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    case childPlayer(PlayerFeature.Action)
    case childPlaylist(id: TagRowFeature.State.ID, action: TagRowFeature.Action)
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
    let store: FeatureStore<LibraryFeature>

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
