#if TCA_1_8
  import SwiftUI

  public protocol CaseReducer<State, Action>: Reducer
  where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
    associatedtype State = State
    associatedtype Action = Action
    #if TCA_1_25
      associatedtype Body = Body
    #else
      associatedtype _Body = _Body
    #endif
    associatedtype CaseScope: _CaseScopeProtocol

    @ReducerBuilder<State, Action>
    static var body: Body { get }

    @preconcurrency @MainActor
    static func scope(_ store: Store<State, Action>) -> CaseScope
  }

  extension CaseReducer {
    public var body: Body { fatalError() }
  }

  public protocol _CaseScopeProtocol {}

  public protocol CaseReducerState {
    associatedtype StateReducer: CaseReducer where StateReducer.State == Self
  }

  extension Reducer {
    public func ifLet<ChildState: CaseReducerState, ChildAction>(
      _ state: WritableKeyPath<State, PresentationState<ChildState>>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> some ReducerOf<Self> where ChildState.StateReducer.Action == ChildAction {
      Reduce<State, Action> { _, _ in .none }
    }

    public func forEach<DestinationState: CaseReducerState, DestinationAction>(
      _ state: WritableKeyPath<State, StackState<DestinationState>>,
      action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>
    ) -> some ReducerOf<Self> where DestinationState.StateReducer.Action == DestinationAction {
      Reduce<State, Action> { _, _ in .none }
    }
  }

  extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
    @preconcurrency @MainActor
    public var `case`: State.StateReducer.CaseScope { fatalError() }
  }

  #if TCA_1_25
    public protocol _StoreWithCaseScope {
      associatedtype _CaseScope: CasePathable
    }

    extension Store: _StoreWithCaseScope
    where
      State: CaseReducerState & ObservableState, State.StateReducer.Action == Action,
      State.StateReducer.CaseScope: CasePathable
    {
      public typealias _CaseScope = State.StateReducer.CaseScope
    }

    public protocol _OptionalStoreWithCaseScope: ExpressibleByNilLiteral {
      associatedtype _CaseScope: CasePathable
    }

    extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {
      public typealias _CaseScope = Wrapped._CaseScope
    }

    extension Binding where Value: _OptionalStoreWithCaseScope {
      @preconcurrency @MainActor
      public subscript<Case>(
        dynamicMember keyPath: KeyPath<
          Value._CaseScope.AllCasePaths, AnyCasePath<Value._CaseScope, Case>
        >
      ) -> Binding<Case?> { fatalError() }
    }
  #endif
#endif
