#if TCA_1_7
  @dynamicMemberLookup
#endif
@propertyWrapper
public struct PresentationState<State> {
  private final class Storage: @unchecked Sendable {
    var state: State?
    init(state: State?) { self.state = state }
  }

  private var storage: Storage

  public init(wrappedValue: State?) { storage = Storage(state: wrappedValue) }

  public var wrappedValue: State? {
    get { storage.state }
    set { storage = Storage(state: newValue) }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  #if TCA_1_7
    public subscript<Case>(
      dynamicMember keyPath: CaseKeyPath<State, Case>
    ) -> PresentationState<Case> where State: CasePathable { fatalError() }

    public subscript<Member>(
      dynamicMember keyPath: KeyPath<State, Member>
    ) -> PresentationState<Member> { fatalError() }

    public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case?
    where State: CasePathable {
      get { fatalError() }
      set {}
    }
  #endif

  #if TCA_1_25
    @available(
      *, deprecated,
      message: "Use the version of this subscript with case key paths, instead."
    )
  #endif
  public subscript<Case>(case path: _ClassicCasePath<State, Case>) -> Case? {
    get { fatalError() }
    set {}
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

public enum PresentationAction<Action> {
  case dismiss
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

#if TCA_1_7
  extension PresentationAction: CasePathable {
    public static var allCasePaths: AllCasePaths { fatalError() }

    @dynamicMemberLookup
    public struct AllCasePaths {
      public var dismiss: AnyCasePath<PresentationAction, Void> { fatalError() }
      public var presented: AnyCasePath<PresentationAction, Action> { fatalError() }

      public subscript<AppendedAction>(
        dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>
      ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
        fatalError()
      }

      @_disfavoredOverload
      public subscript<AppendedAction>(
        dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>
      ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>>
      where Action: CasePathable { fatalError() }
    }
  }
#endif

/// State that lasts only as long as it is shown: alerts and dialogs.
#if TCA_1_25
  public protocol _EphemeralState<Action> {
    associatedtype Action
  }
#else
  public protocol _EphemeralState {}
#endif

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
