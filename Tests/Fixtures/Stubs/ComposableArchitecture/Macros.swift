#if TCA_1_7
  import Observation

  #if TCA_1_8
    @attached(
      member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
      named(scope))
    @attached(memberAttribute)
    @attached(extension, conformances: Reducer, CaseReducer)
    public macro Reducer() = #externalMacro(module: "StubMacros", type: "ReducerMacro")

    #if TCA_1_25
      @available(*, deprecated, message: "Define your conformance using an extension, instead")
    #endif
    @attached(
      member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
      named(scope))
    @attached(memberAttribute)
    @attached(extension, conformances: Reducer, CaseReducer)
    public macro Reducer(
      state: _SynthesizedConformance..., action: _SynthesizedConformance...
    ) = #externalMacro(module: "StubMacros", type: "ReducerMacro")

    public struct _SynthesizedConformance: Sendable {
      public static let codable = Self()
      public static let decodable = Self()
      public static let encodable = Self()
      public static let equatable = Self()
      public static let hashable = Self()
      public static let sendable = Self()
    }

    @attached(peer, names: named(_))
    public macro ReducerCaseEphemeral() =
      #externalMacro(module: "StubMacros", type: "ReducerCaseMarkerMacro")

    @attached(peer, names: named(_))
    public macro ReducerCaseIgnored() =
      #externalMacro(module: "StubMacros", type: "ReducerCaseMarkerMacro")
  #else
    @attached(memberAttribute)
    @attached(extension, conformances: Reducer)
    public macro Reducer() = #externalMacro(module: "StubMacros", type: "Reducer17Macro")
  #endif

  @attached(extension, conformances: Observable, ObservableState)
  @attached(member, names: named(_$id), named(_$observationRegistrar), named(_$willModify))
  @attached(memberAttribute)
  public macro ObservableState() =
    #externalMacro(module: "StubMacros", type: "ObservableStateMacro")

  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_))
  public macro ObservationStateTracked() =
    #externalMacro(module: "StubMacros", type: "ObservationStateTrackedMacro")

  @attached(accessor, names: named(willSet))
  public macro ObservationStateIgnored() =
    #externalMacro(module: "StubMacros", type: "ObservationStateIgnoredMacro")

  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro Presents() = #externalMacro(module: "StubMacros", type: "PresentsMacro")

  @attached(extension, conformances: ViewActionSending)
  public macro ViewAction<R: Reducer>(for: R.Type) =
    #externalMacro(module: "StubMacros", type: "ViewActionMacro") where R.Action: ViewAction
#endif
