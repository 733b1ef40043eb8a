public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: _PrimitiveReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action
}

public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
}

public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: _PrimitiveReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action
}

#if TCA_1_7
  extension Reducer {
    @warn_unqualified_access
    public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
      _ toWrappedState: WritableKeyPath<State, WrappedState?>,
      action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
      @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _IfLetReducer<Self, Wrapped>
    where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action { fatalError() }

    @warn_unqualified_access
    public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
      _ toWrappedState: WritableKeyPath<State, WrappedState?>,
      action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> { fatalError() }

    @warn_unqualified_access
    public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
      _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
      action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
      @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _PresentationReducer<Self, Destination>
    where Destination.State == DestinationState, Destination.Action == DestinationAction {
      fatalError()
    }

    @warn_unqualified_access
    public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
      _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
      action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
      fatalError()
    }

    @warn_unqualified_access
    public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
      _ toCaseState: CaseKeyPath<State, CaseState>,
      action toCaseAction: CaseKeyPath<Action, CaseAction>,
      @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _IfCaseLetReducer<Self, Case>
    where CaseState == Case.State, CaseAction == Case.Action { fatalError() }
  }
#endif

extension Reducer {
  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: _ClassicCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action { fatalError() }

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @warn_unqualified_access
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: _ClassicCasePath<Action, WrappedAction>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> { fatalError() }

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @warn_unqualified_access
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: _ClassicCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _PresentationReducer<Self, Destination>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    fatalError()
  }

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: _ClassicCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    fatalError()
  }

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: _ClassicCasePath<State, CaseState>,
    action toCaseAction: _ClassicCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _IfCaseLetReducer<Self, Case>
  where CaseState == Case.State, CaseAction == Case.Action { fatalError() }
}
