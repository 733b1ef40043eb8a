import ComposableArchitecture
import FeatureKit

extension WalletFeature.Reducer: Reducer {
  public typealias State = WalletFeature.State
  public typealias Action = WalletFeature.Action

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .onAppear, .paid:
        return .none
      }
    }
  }
}
