import Combine
import SwiftUI

#if TCA_1_25
  @available(*, deprecated, message: "Use '@ObservableState', instead.")
#endif
#if TCA_1_25
  @preconcurrency @MainActor
#endif
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {}

  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {}

  public var publisher: StorePublisher<ViewState> { fatalError() }
  public var state: ViewState { fatalError() }

  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    fatalError()
  }

  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { fatalError() }

  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { fatalError() }

  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask { fatalError() }

  @MainActor
  public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {}

  @MainActor
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {}

  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> { fatalError() }

  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> { fatalError() }

  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> { fatalError() }

  public func binding(send action: ViewAction) -> Binding<ViewState> { fatalError() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Use '@ObservableState', instead.")
#endif
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

#if TCA_1_25
  @available(*, deprecated, message: "Use '@ObservableState', instead.")
#endif
extension ViewStore where ViewState: Equatable {
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
  ) { fatalError() }

  public convenience init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) { fatalError() }

  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State { fatalError() }
}
