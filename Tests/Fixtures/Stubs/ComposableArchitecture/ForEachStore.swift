import SwiftUI

#if TCA_1_25
  @available(*, deprecated, message: "Pass 'ForEach' a store scoped to an identified array, instead.")
#endif
public struct ForEachStore<
  EachState, EachAction, Data: Collection, ID: _ElementID, Content: View
>: View {
  public var data: Data { fatalError() }
  public var body: some View { EmptyView() }

  #if TCA_1_7
    #if TCA_1_25
      @preconcurrency @MainActor
    #endif
    public init<EachContent>(
      _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
      @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>,
        ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    { fatalError() }

    #if TCA_1_25
      @available(*, deprecated, message: "Use an 'IdentifiedAction', instead.")
    #endif
    #if TCA_1_25
      @preconcurrency @MainActor
    #endif
    public init<EachContent>(
      _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
      @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, (id: ID, action: EachAction),
        ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    { fatalError() }
  #else
    #if TCA_1_25
      @available(*, deprecated, message: "Use an 'IdentifiedAction', instead.")
    #endif
    #if TCA_1_25
      @preconcurrency @MainActor
    #endif
    public init<EachContent>(
      _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
      @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, (ID, EachAction),
        ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    { fatalError() }
  #endif
}
