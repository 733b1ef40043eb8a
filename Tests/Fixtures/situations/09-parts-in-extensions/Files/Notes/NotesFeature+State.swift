import ComposableArchitecture
import FeatureKit

extension NotesFeature {
  @ObservableState
  public struct State: FeatureState {
    var notes: [String]
  }
}

extension NotesFeature.State {
  public init() {
    self.init(notes: [])
  }
}
