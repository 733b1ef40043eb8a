import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum InboxFeature: Feature {
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

  public struct View: FeatureView {
    let store: FeatureStore<InboxFeature>

    public init(store: FeatureStore<InboxFeature>) {
      self.store = store
    }
  }
}

extension InboxFeature.Event {
  public var idComponents: [String] {
    ["Inbox", rawValue]
  }
}

extension InboxFeature.Error {
  public var errorCode: String {
    switch self {}
  }
}

extension InboxFeature.View: View {  // expect: misplaced_part
  public var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Inbox")
        .onAppear { viewStore.send(.onAppear) }
        .sheet(
          store: store.scope(state: \.$childErrorHandling, action: { .childErrorHandling($0) })
        ) { childStore in
          ErrorHandlingFeature.View(store: childStore)
        }
    }
  }
}

#if DEBUG
  struct InboxFeature_Previews: PreviewProvider {
    static var previews: some View {
      InboxFeature.View(
        store: Store(initialState: InboxFeature.State()) {
          InboxFeature.Reducer()
        }
      )
    }
  }
#endif
