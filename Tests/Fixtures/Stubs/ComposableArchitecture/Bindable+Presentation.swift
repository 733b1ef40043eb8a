#if TCA_1_25
  import SwiftUI

  extension Binding {
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
      state: KeyPath<State, Container>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
      fatalError()
    }
  }

  extension SwiftUI.Bindable {
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
      state: KeyPath<State, Container>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
      fatalError()
    }
  }

  extension Perception.Bindable {
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
      state: KeyPath<State, Container>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
      fatalError()
    }
  }
#elseif TCA_1_7
  import SwiftUI

  extension Binding {
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      fatalError()
    }
  }

  extension SwiftUI.Bindable {
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      fatalError()
    }
  }

  extension Perception.Bindable {
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      fatalError()
    }
  }
#endif
