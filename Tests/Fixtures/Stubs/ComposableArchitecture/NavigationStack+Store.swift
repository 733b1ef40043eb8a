import SwiftUI

#if TCA_1_7
  extension NavigationStack {
    #if TCA_1_25
      @preconcurrency @MainActor
    #endif
    public init<State, Action, Destination: View, R>(
      path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
      @ViewBuilder root: () -> R,
      @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
      fileID: StaticString = #fileID, line: UInt = #line
    )
    where
      Data == StackState<State>.PathView,
      Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
    { fatalError() }
  }

  public struct _NavigationDestinationViewModifier<
    State: ObservableState, Action, Destination: View
  >: ViewModifier {
    public func body(content: Content) -> some View { content }
  }
#endif

extension NavigationLink where Destination == Never {
  public init<P, L: View>(
    state: P?, @ViewBuilder label: () -> L, fileID: StaticString = #fileID, line: UInt = #line
  ) where Label == _NavigationLinkStoreContent<P, L> { fatalError() }

  public init<P>(
    _ titleKey: LocalizedStringKey, state: P?, fileID: StaticString = #fileID, line: UInt = #line
  ) where Label == _NavigationLinkStoreContent<P, Text> { fatalError() }
}

public struct _NavigationLinkStoreContent<State, Label: View>: View {
  public var body: some View { EmptyView() }
}
