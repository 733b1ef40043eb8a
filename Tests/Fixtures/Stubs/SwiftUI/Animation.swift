public struct Animation: Hashable, Sendable {
  var name: String = "default"
  public static let `default` = Animation()
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let linear = Animation(name: "linear")
  public static let spring = Animation(name: "spring")
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring }
}

public struct Transaction: Sendable {
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public var animation: Animation?
  public var disablesAnimations: Bool = false
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
