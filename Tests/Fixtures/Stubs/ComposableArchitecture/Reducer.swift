#if TCA_1_25
  public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body

    @available(*, deprecated, message: "Don't invoke a reducer directly.")
    func reduce(into state: inout State, action: Action) -> Effect<Action>
    func _reduce(into state: inout State, action: Action) -> Effect<Action>

    @ReducerBuilder<State, Action>
    var body: Body { get }
  }

  extension Reducer {
    public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
      fatalError()
    }

    @available(*, deprecated, message: "Don't invoke a reducer directly.")
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      fatalError()
    }
  }

  extension Reducer where Body: Reducer<State, Action> {
    public func _reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
      fatalError()
    }
  }
#else
  /// As a debug build of the library declares it.
  public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype _Body
    typealias Body = _Body

    func reduce(into state: inout State, action: Action) -> Effect<Action>

    @ReducerBuilder<State, Action>
    var body: Body { get }
  }

  extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
      fatalError()
    }
  }
#endif

extension Reducer where Body == Never {
  public var body: Body { fatalError() }
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

@available(*, unavailable, renamed: "Effect")
public typealias EffectTask = Effect

@available(*, unavailable, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

@available(*, unavailable, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// Gives the library's own reducers, which have no body, their one requirement.
public protocol _PrimitiveReducer: Reducer where Body == Never {}

extension _PrimitiveReducer {
  #if TCA_1_25
    public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
      fatalError()
    }
  #else
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      fatalError()
    }
  #endif
}
