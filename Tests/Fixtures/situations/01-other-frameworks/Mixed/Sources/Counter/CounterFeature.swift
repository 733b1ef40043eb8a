import SwiftRex

public enum CounterFeature: Feature {
  public struct State: Equatable { public var count: Int }
  public enum Action { case increment, decrement }
}
