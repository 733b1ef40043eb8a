@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> _SequenceMany<R>
  where R.State == State, R.Action == Action { fatalError() }

  public static func buildBlock() -> EmptyReducer<State, Action> { fatalError() }

  public static func buildBlock<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { fatalError() }

  public static func buildEither<R0: Reducer, R1: Reducer>(
    first reducer: R0
  ) -> _Conditional<R0, R1> where R0.State == State, R0.Action == Action { fatalError() }

  public static func buildEither<R0: Reducer, R1: Reducer>(
    second reducer: R1
  ) -> _Conditional<R0, R1> where R0.State == State, R0.Action == Action { fatalError() }

  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where R.State == State, R.Action == Action { fatalError() }

  #if TCA_1_7
    @_disfavoredOverload
    public static func buildExpression(
      _ expression: any Reducer<State, Action>
    ) -> Reduce<State, Action> { fatalError() }
  #endif

  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { fatalError() }

  public static func buildLimitedAvailability<R: Reducer>(
    _ wrapped: R
  ) -> Reduce<State, Action> where R.State == State, R.Action == Action { fatalError() }

  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> R?
  where R.State == State, R.Action == Action { fatalError() }

  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { fatalError() }

  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1>
  where R0.State == State, R0.Action == Action, R1.State == State, R1.Action == Action {
    fatalError()
  }

  public enum _Conditional<First: Reducer, Second: Reducer>: _PrimitiveReducer
  where First.State == Second.State, First.Action == Second.Action {
    public typealias State = First.State
    public typealias Action = First.Action
    case first(First)
    case second(Second)
  }

  public struct _Sequence<R0: Reducer, R1: Reducer>: _PrimitiveReducer
  where R0.State == R1.State, R0.Action == R1.Action {
    public typealias State = R0.State
    public typealias Action = R0.Action
  }

  public struct _SequenceMany<Element: Reducer>: _PrimitiveReducer {
    public typealias State = Element.State
    public typealias Action = Element.Action
  }
}
