public struct EmptyReducer<State, Action>: _PrimitiveReducer {
  public init() {}
}

public struct Reduce<State, Action>: _PrimitiveReducer {
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {}
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {}
}

public struct CombineReducers<State, Action, Reducers: Reducer>: _PrimitiveReducer
where State == Reducers.State, Action == Reducers.Action {
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {}
}

public struct BindingReducer<State, Action, ViewAction: BindableAction>: _PrimitiveReducer
where State == ViewAction.State {
  public init() where Action == ViewAction {}

  #if TCA_1_7
    public init(action toViewAction: CaseKeyPath<Action, ViewAction>)
    where Action: CasePathable {}
  #endif

  #if TCA_1_25
    @available(
      *, deprecated, message: "Use the version of this API that takes a case key path, instead."
    )
  #endif
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {}
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action

  #if TCA_1_25
    public typealias Body = Never
    public func _reduce(
      into state: inout Wrapped.State, action: Wrapped.Action
    ) -> Effect<Wrapped.Action> { fatalError() }
  #else
    public typealias _Body = Never
    public func reduce(
      into state: inout Wrapped.State, action: Wrapped.Action
    ) -> Effect<Wrapped.Action> { fatalError() }
  #endif
}

public struct _DependencyKeyWritingReducer<Base: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
}

public struct _OnChangeReducer<Base: Reducer, Value, Content: Reducer>: _PrimitiveReducer
where Base.State == Content.State, Base.Action == Content.Action {
  public typealias State = Base.State
  public typealias Action = Base.Action
}

public struct _PrintChangesReducer<Base: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
}

extension Reducer {
  @warn_unqualified_access
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> { fatalError() }

  @warn_unqualified_access
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> { fatalError() }

  public func _printChanges() -> _PrintChangesReducer<Self> { fatalError() }

  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action { fatalError() }

  #if TCA_1_25
    public func onChange<V: Equatable>(
      of toValue: @escaping (State) -> V,
      _ perform: @escaping (_ oldValue: V, _ state: inout State) -> EffectOf<Self>
    ) -> some Reducer<State, Action> { Reduce<State, Action> { _, _ in .none } }
  #endif
}
