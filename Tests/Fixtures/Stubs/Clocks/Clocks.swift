public final class ImmediateClock<Duration>: Clock, @unchecked Sendable
where Duration: DurationProtocol, Duration: Hashable {
  public struct Instant: InstantProtocol {
    public init(offset: Duration = .zero) {}
    public func advanced(by duration: Duration) -> Self { fatalError() }
    public func duration(to other: Self) -> Duration { fatalError() }
    public static func < (lhs: Self, rhs: Self) -> Bool { fatalError() }
  }

  public init(now: Instant = .init()) {}
  public var now: Instant { fatalError() }
  public var minimumResolution: Duration { fatalError() }
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

extension ImmediateClock where Duration == Swift.Duration {
  public convenience init() { fatalError() }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  public static var immediate: Self { fatalError() }
}

public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  public struct Instant: InstantProtocol {
    public init(offset: Duration = .zero) {}
    public func advanced(by duration: Duration) -> Self { fatalError() }
    public func duration(to other: Self) -> Duration { fatalError() }
    public static func < (lhs: Self, rhs: Self) -> Bool { fatalError() }
  }

  public var minimumResolution: Duration = .zero
  public init(now: Instant = .init()) {}
  public var now: Instant { fatalError() }
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {}
  public func checkSuspension() async throws {}
  public func advance(by duration: Duration = .zero) async {}
  public func advance(to deadline: Instant) async {}

  public func run(
    timeout duration: Swift.Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {}
}

extension TestClock where Duration == Swift.Duration {
  public convenience init() { fatalError() }
}

public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public struct Instant: InstantProtocol {
    public func advanced(by duration: Duration) -> Self { fatalError() }
    public func duration(to other: Self) -> Duration { fatalError() }
    public static func < (lhs: Self, rhs: Self) -> Bool { fatalError() }
  }

  public var now: Instant { fatalError() }
  public var minimumResolution: Duration { fatalError() }
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

extension UnimplementedClock where Duration == Swift.Duration {
  public init(name: String = "Clock") {}
}

extension Clock {
  public func timer(
    interval: Self.Duration, tolerance: Self.Duration? = nil
  ) -> AsyncTimerSequence<Self> {
    fatalError()
  }
}

public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  public typealias Element = C.Instant

  public struct Iterator: AsyncIteratorProtocol {
    public func next() async -> C.Instant? { fatalError() }
  }

  public func makeAsyncIterator() -> Iterator { fatalError() }
}
