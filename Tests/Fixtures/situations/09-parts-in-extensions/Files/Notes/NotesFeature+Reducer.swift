import ComposableArchitecture
import FeatureKit

extension NotesFeature.Reducer: Reducer {
  public typealias State = NotesFeature.State
  public typealias Action = NotesFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .added(let note):
        state.notes.append(note)
        return .none
      }
    }
  }
}
