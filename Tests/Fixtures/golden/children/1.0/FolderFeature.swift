import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum FolderFeature: Feature {
  public struct State: FeatureState, Identifiable {
    public let id: UUID

    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?
    var childFolders: IdentifiedArrayOf<FolderFeature.State> = []

    public init(id: UUID) {
      self.id = id
    }
  }

  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
    indirect case childFolders(id: FolderFeature.State.ID, action: FolderFeature.Action)
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
    let store: FeatureStore<FolderFeature>

    public init(store: FeatureStore<FolderFeature>) {
      self.store = store
    }
  }
}

extension FolderFeature.Event {
  public var idComponents: [String] {
    ["Folder", rawValue]
  }
}

extension FolderFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
