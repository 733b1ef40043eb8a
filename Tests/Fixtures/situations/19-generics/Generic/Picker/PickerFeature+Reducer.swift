import ComposableArchitecture
import FeatureKit

extension PickerFeature.Reducer: Reducer {
  public typealias State = PickerFeature.State
  public typealias Action = PickerFeature.Action

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none

      case .selected(let item):
        state.selection = item
        return .none
      }
    }
  }
}
