import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum DraftFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    var text = ""

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case cleared
  }

  public struct Reducer: FeatureReducer, ComposableArchitecture.Reducer {
    public typealias State = DraftFeature.State
    public typealias Action = DraftFeature.Action

    public init() {}

    public var body: some ComposableArchitecture.Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .onAppear:
          return .none

        case .cleared:
          state.text = ""
          return .none
        }
      }
    }
  }

  public struct View: FeatureView, SwiftUI.View {
    @SwiftUI.State private var isOpen = false
    let store: FeatureStore<DraftFeature>

    public init(store: FeatureStore<DraftFeature>) {
      self.store = store
    }

    public var body: some SwiftUI.View {
      Text(store.text)
        .onAppear { store.send(.onAppear) }
    }
  }
}

#if DEBUG
  struct DraftFeature_Previews: PreviewProvider {
    static var previews: some View {
      DraftFeature.View(
        store: Store(initialState: DraftFeature.State()) {
          DraftFeature.Reducer()
        }
      )
    }
  }
#endif
