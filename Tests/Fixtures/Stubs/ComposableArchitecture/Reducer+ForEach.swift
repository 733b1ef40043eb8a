public struct _ForEachReducer<Parent: Reducer, ID: Hashable, Element: Reducer>: _PrimitiveReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action
}

public struct _StackReducer<Base: Reducer, Destination: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
}

#if TCA_1_7
  extension Reducer {
    @warn_unqualified_access
    public func forEach<ElementState, ElementAction, ID: _ElementID, Element: Reducer>(
      _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
      action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
      @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _ForEachReducer<Self, ID, Element>
    where ElementState == Element.State, ElementAction == Element.Action { fatalError() }

    @warn_unqualified_access
    public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
      _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
      action toStackAction: CaseKeyPath<
        Action, StackAction<DestinationState, DestinationAction>
      >,
      @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> _StackReducer<Self, Destination>
    where Destination.State == DestinationState, Destination.Action == DestinationAction {
      fatalError()
    }
  }
#endif

extension Reducer {
  #if TCA_1_25
    @available(
      *, deprecated, message: "Use a case key path to an 'IdentifiedAction', instead."
    )
  #endif
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, ID: _ElementID, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: _ClassicCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action { fatalError() }

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  @warn_unqualified_access
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: _ClassicCasePath<
      Action, StackAction<DestinationState, DestinationAction>
    >,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> _StackReducer<Self, Destination>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    fatalError()
  }
}
