#if TCA_1_7
  import Observation
  import SwiftUI

  extension Store: Perceptible {}
  extension Store: Observable {}
  extension Store: Identifiable {}

  extension Store: Equatable {
    public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { fatalError() }
  }

  extension Store: Hashable {
    public nonisolated func hash(into hasher: inout Hasher) {}
  }

  extension Store where State: ObservableState {
    public var state: State { fatalError() }

    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
      fatalError()
    }

    public func scope<ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Store<ChildState, ChildAction>? { fatalError() }

    @_disfavoredOverload
    public func scope<ElementID, ElementState, ElementAction>(
      state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
      action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
      [Store<ElementState, ElementAction>]()
    }
  }

  extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
    @_disfavoredOverload
    public subscript<Value: _BindableValue>(
      dynamicMember keyPath: WritableKeyPath<State, Value>
    ) -> Value {
      get { fatalError() }
      set {}
    }
  }

  extension Store
  where State: _BindableValue & ObservableState, Action: BindableAction, Action.State == State {
    #if !TCA_1_25
      @_disfavoredOverload
    #endif
    public var state: State {
      get { fatalError() }
      set {}
    }
  }

  extension Store
  where
    State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    @_disfavoredOverload
    public subscript<Value: _BindableValue>(
      dynamicMember keyPath: WritableKeyPath<State, Value>
    ) -> Value {
      get { fatalError() }
      set {}
    }
  }

  #if TCA_1_25
    public protocol _ScopableState<Unwrapped> {
      associatedtype Unwrapped
    }

    extension Optional: _ScopableState {
      public typealias Unwrapped = Wrapped
    }

    extension PresentationState: _ScopableState {
      public typealias Unwrapped = State
    }
  #endif
#endif
