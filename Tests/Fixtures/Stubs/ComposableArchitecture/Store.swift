import Combine
import SwiftUI

#if TCA_1_25
  @preconcurrency @MainActor
#endif
#if TCA_1_7
  @dynamicMemberLookup
#endif
public final class Store<State, Action> {
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action { fatalError() }

  #if TCA_1_25
    @available(*, deprecated, message: "Use '@ObservableState', instead.")
  #endif
  public func withState<R>(_ body: (_ state: State) -> R) -> R { fatalError() }

  @discardableResult
  public func send(_ action: Action) -> StoreTask { fatalError() }

  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { fatalError() }

  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask { fatalError() }

  public var publisher: StorePublisher<State> { fatalError() }

  #if TCA_1_7
    public func scope<ChildState, ChildAction>(
      state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> { fatalError() }

    @available(
      *, deprecated,
      message: """
        Pass 'state' a key path to child state and 'action' a case key path to child action, \
        instead.
        """
    )
    public func scope<ChildState, ChildAction>(
      state toChildState: @escaping (_ state: State) -> ChildState,
      action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
    ) -> Store<ChildState, ChildAction> { fatalError() }
  #else
    public func scope<ChildState, ChildAction>(
      state toChildState: @escaping (_ state: State) -> ChildState,
      action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
    ) -> Store<ChildState, ChildAction> { fatalError() }

    public func scope<ChildState, ChildAction>(
      state toChildState: @escaping (_ state: State) -> PresentationState<ChildState>,
      action fromChildAction:
        @escaping (_ presentationAction: PresentationAction<ChildAction>) -> Action
    ) -> Store<PresentationState<ChildState>, PresentationAction<ChildAction>> { fatalError() }
  #endif
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  public typealias Output = State
  public typealias Failure = Never
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> { fatalError() }
}

public struct StoreTask: Hashable, Sendable {
  public func cancel() {}
  public func finish() async {}
  public var isCancelled: Bool { fatalError() }
}
