import ComposableArchitecture
import FeatureKit

extension DialogFeature.Reducer: Reducer {
  public typealias State = DialogFeature.State
  public typealias Action = DialogFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none
      case .confirmationDialog(.presented(.confirmed)):
        return .none
      case .confirmationDialog(.presented(.declined)):
        return .none
      case .confirmationDialog(.dismiss):
        return .none
      }
    }
    .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
  }
}
