import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum FormFeature: Feature {
  public struct State: FeatureState, Identifiable, CustomStringConvertible {
    public let id: Int
    /// Shown above.
    @BindingState public var title: String
    let kind: Character
    @BindingState var count: Int
    var note: String?
    public var description: String = "form"
    @BindingState var `in`: Bool = true

    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init(id: Int, title: String, kind: Character, count: Int = 0) {
      self.id = id
      self.title = title
      self.kind = kind
      self.count = count
    }
  }

  public enum Action: FeatureAction, BindableAction {
    case submitted

    case binding(BindingAction<State>)

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: String, FeatureEvent {
    case errorOccurred
  }

  public enum Error: FeatureError {}

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<FormFeature>

    public init(store: FeatureStore<FormFeature>) {
      self.store = store
    }
  }
}

extension FormFeature.Event {
  public var idComponents: [String] {
    ["Form", rawValue]
  }
}

extension FormFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}
