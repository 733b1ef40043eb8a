import ComposableArchitecture
import FeatureKit

extension LogoFeature.Reducer: Reducer {
  public typealias State = LogoFeature.State
  public typealias Action = Never

  public var body: some Reducer<State, Never> {
    EmptyReducer()
  }
}
