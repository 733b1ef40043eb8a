import ComposableArchitecture
import FeatureKit

@Reducer(state: .equatable, action: .equatable)
public enum Destination {
  case alert(AlertState<Never>)
}

@Reducer
protocol Loading {
  associatedtype State
  associatedtype Action
}
