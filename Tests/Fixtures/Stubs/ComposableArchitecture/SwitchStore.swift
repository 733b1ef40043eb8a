import SwiftUI

#if TCA_1_25
  @available(*, deprecated, message: "Use 'switch' with a store of observable state, instead.")
#endif
public struct SwitchStore<State, Action, Content: View>: View {
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {}

  public var body: some View { EmptyView() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Use 'switch' with a store of observable state, instead.")
#endif
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {}

  public var body: some View { EmptyView() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Use 'NavigationStack.init(path:)' with a store scoped from observable state, instead.")
#endif
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {}

  @_disfavoredOverload
  public init<D: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> D
  ) where Destination == SwitchStore<State, Action, D> {}

  public var body: some View { EmptyView() }
}
