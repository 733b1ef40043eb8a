import SwiftUI

#if TCA_1_25
  @available(*, deprecated, message: "Use 'if let' with a store of observable state, instead.")
#endif
public struct IfLetStore<State, Action, Content: View>: View {
  public var body: some View { EmptyView() }

  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public init<IfContent, ElseContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {}

  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public init<IfContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {}

  #if TCA_1_25
    @available(*, deprecated, message: "Scope the store into the destination's wrapped 'state' and presented 'action', instead.")
  #endif
  #if TCA_1_25
    @preconcurrency @MainActor
  #endif
  public init<IfContent>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {}
}
