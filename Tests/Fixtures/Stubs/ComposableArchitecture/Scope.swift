public struct Scope<ParentState, ParentAction, Child: Reducer>: _PrimitiveReducer {
  public typealias State = ParentState
  public typealias Action = ParentAction

  #if TCA_1_7
    public init<ChildState, ChildAction>(
      state toChildState: WritableKeyPath<ParentState, ChildState>,
      action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
      @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {}

    #if TCA_1_25
      @available(
        *, deprecated,
        message: "Use a '@Reducer enum' or 'ifCaseLet(_:action:)' on a base reducer instead."
      )
    #endif
    public init<ChildState, ChildAction>(
      state toChildState: CaseKeyPath<ParentState, ChildState>,
      action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
      @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
      fileID: StaticString = #fileID, line: UInt = #line
    ) where ChildState == Child.State, ChildAction == Child.Action {}
  #endif

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: _ClassicCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {}

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this operator with case key paths, instead."
    )
  #endif
  public init<ChildState, ChildAction>(
    state toChildState: _ClassicCasePath<ParentState, ChildState>,
    action toChildAction: _ClassicCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where ChildState == Child.State, ChildAction == Child.Action {}
}
