import SwiftUI

#if TCA_1_25
  @available(*, deprecated, message: "Use '@ObservableState', instead.")
#endif
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  public var body: Content { return absent() }

  public func _printChanges(_ prefix: String = "") -> Self { fatalError() }

  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {}

  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {}
}

#if TCA_1_25
  @available(*, deprecated, message: "Use '@ObservableState', instead.")
#endif
extension WithViewStore where ViewState: Equatable, Content: View {
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { fatalError() }

  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { fatalError() }

  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where ViewAction: BindableAction, ViewAction.State == State { fatalError() }

  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where ViewAction: BindableAction, ViewAction.State == State { fatalError() }
}

/// A value of any type, as the body of a declaration that a result builder would transform.
func absent<Value>() -> Value { fatalError() }
