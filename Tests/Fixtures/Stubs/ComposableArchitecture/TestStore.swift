#if TCA_1_25
  @preconcurrency @MainActor
  public final class TestStore<State: Equatable, Action> {
    public var dependencies: DependencyValues {
      get { fatalError() }
      set {}
    }
    public var exhaustivity: Exhaustivity = .on
    public var state: State { fatalError() }
    public var timeout: Duration

    public init(
      initialState: @autoclosure () -> State, reducer: () -> some Reducer<State, Action>,
      withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
      fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) { fatalError() }

    public func finish(
      timeout duration: Duration? = nil, fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {}
  }

  public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
  where R.State: Equatable
#else
  public final class TestStore<State, Action> {
    public var dependencies: DependencyValues {
      get { fatalError() }
      set {}
    }
    public var exhaustivity: Exhaustivity = .on
    public var state: State { fatalError() }
    public var timeout: UInt64

    public init<R: Reducer>(
      initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
      withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
      file: StaticString = #file, line: UInt = #line
    ) where R.State == State, R.Action == Action, State: Equatable { fatalError() }

    @available(*, deprecated, message: "State must be equatable to perform assertions.")
    public init<R: Reducer>(
      initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
      withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
      file: StaticString = #file, line: UInt = #line
    ) where R.State == State, R.Action == Action { fatalError() }

    @MainActor
    public func finish(
      timeout duration: Duration, file: StaticString = #file, line: UInt = #line
    ) async {}

    @_disfavoredOverload
    @MainActor
    public func finish(
      timeout nanoseconds: UInt64? = nil, file: StaticString = #file, line: UInt = #line
    ) async {}
  }

  public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
#endif

public enum Exhaustivity: Equatable, Sendable {
  case on
  case off(showSkippedAssertions: Bool)
  public static let off = Self.off(showSkippedAssertions: false)
}

extension TestStore where State: Equatable {
  @MainActor
  @discardableResult
  public func send(
    _ action: Action, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) async -> TestStoreTask { fatalError() }

  @MainActor
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    file: StaticString = #file, line: UInt = #line
  ) {}

  @MainActor
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool, timeout duration: _ReceiveTimeout? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) async {}

  #if TCA_1_7
    @MainActor
    @_disfavoredOverload
    public func receive<Value>(
      _ actionCase: CaseKeyPath<Action, Value>, timeout duration: _ReceiveTimeout? = nil,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      file: StaticString = #file, line: UInt = #line
    ) async {}

    @MainActor
    @_disfavoredOverload
    public func receive<Value: Equatable>(
      _ actionCase: CaseKeyPath<Action, Value>, _ value: Value,
      timeout duration: _ReceiveTimeout? = nil,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      file: StaticString = #file, line: UInt = #line
    ) async where Action: CasePathable {}
  #endif

  #if TCA_1_25
    @MainActor
    @_disfavoredOverload
    @discardableResult
    public func send(
      _ action: CaseKeyPath<Action, Void>, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      file: StaticString = #file, line: UInt = #line
    ) async -> TestStoreTask { fatalError() }

    @MainActor
    @_disfavoredOverload
    @discardableResult
    public func send<Value>(
      _ action: CaseKeyPath<Action, Value>, _ value: Value, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      file: StaticString = #file, line: UInt = #line
    ) async -> TestStoreTask { fatalError() }
  #endif

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @MainActor
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: _ClassicCasePath<Action, Value>, timeout duration: _ReceiveTimeout? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) async {}
}

extension TestStore where State: Equatable, Action: Equatable {
  @MainActor
  public func receive(
    _ expectedAction: Action, timeout duration: _ReceiveTimeout? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) async {}
}

extension TestStore {
  @MainActor
  @available(
    *, unavailable,
    message: """
      'State' and 'Action' must conform to 'Equatable' to assert against received actions.
      """
  )
  public func receive(
    _ expectedAction: Action, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) async {}

  @MainActor
  public func skipReceivedActions(
    strict: Bool = true, file: StaticString = #file, line: UInt = #line
  ) async {}

  @MainActor
  public func skipInFlightEffects(
    strict: Bool = true, file: StaticString = #file, line: UInt = #line
  ) async {}
}

/// How `receive` takes its timeout; before 1.18 also as nanoseconds, which no fixture uses.
public typealias _ReceiveTimeout = Duration

public struct TestStoreTask: Hashable, Sendable {
  public func cancel() async {}
  public func finish(
    timeout duration: Duration? = nil, file: StaticString = #file, line: UInt = #line
  ) async {}
  public var isCancelled: Bool { fatalError() }
}
