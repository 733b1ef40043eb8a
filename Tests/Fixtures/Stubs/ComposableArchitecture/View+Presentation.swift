import SwiftUI

extension View {
  #if TCA_1_25
    @available(*, deprecated, message: "Pass a binding of a store to the modifier instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Further scope the store into the 'state' and 'action' cases, instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Pass a binding of a store to the modifier instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Further scope the store into the 'state' and 'action' cases, instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Pass a binding of a store to the modifier instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Further scope the store into the 'state' and 'action' cases, instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Pass a binding of a store to the modifier instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Further scope the store into the 'state' and 'action' cases, instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Pass a binding of a store to the modifier instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Further scope the store into the 'state' and 'action' cases, instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Pass a binding of a store to the modifier instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View { EmptyView() }

  #if TCA_1_25
    @available(*, deprecated, message: "Further scope the store into the 'state' and 'action' cases, instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public func navigationDestination<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View { EmptyView() }
}

#if TCA_1_7
  extension View {
    #if TCA_1_25
      @preconcurrency @MainActor
    #endif
    public func alert<Action>(
      _ item: Binding<Store<AlertState<Action>, Action>?>
    ) -> some View { EmptyView() }

    #if TCA_1_25
      @preconcurrency @MainActor
    #endif
    public func confirmationDialog<Action>(
      _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View { EmptyView() }
  }
#endif
