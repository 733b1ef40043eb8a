/// Results of effects before 1.4; `Result` replaced it.
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  public init(catching body: @Sendable () async throws -> Success) async { fatalError() }
  public var value: Success { get throws { fatalError() } }
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

extension TaskResult: Hashable where Success: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

#if TCA_1_7
  extension TaskResult: CasePathable {
    public static var allCasePaths: AllCasePaths { fatalError() }

    public struct AllCasePaths {
      public var success: AnyCasePath<TaskResult, Success> { fatalError() }
      public var failure: AnyCasePath<TaskResult, any Error> { fatalError() }
    }
  }
#endif
