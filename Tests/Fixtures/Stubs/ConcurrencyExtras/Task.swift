extension Task where Success == Never, Failure == Never {
  public static func megaYield(count: Int = 20) async {}
  public static func never() async throws -> Never { fatalError() }
}

extension AsyncStream {
  public static func never() -> Self { fatalError() }
  public static var finished: Self { fatalError() }
}

public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @Sendable () async throws -> Void
) async rethrows {}
