/// What the identity of an element has to be, and a value to be bound: `Sendable` only later.
#if TCA_1_25
  public typealias _ElementID = Hashable & Sendable
  public typealias _BindableValue = Equatable & Sendable
#else
  public typealias _ElementID = Hashable
  public typealias _BindableValue = Equatable
#endif

#if TCA_1_7
  public enum IdentifiedAction<ID: _ElementID, Action>: CasePathable {
    case element(id: ID, action: Action)

    public static var allCasePaths: AllCasePaths { fatalError() }

    public struct AllCasePaths {
      public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> { fatalError() }
      public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> { fatalError() }
    }
  }

  extension IdentifiedAction: Equatable where Action: Equatable {}
  extension IdentifiedAction: Hashable where Action: Hashable {}
  extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
  extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
  extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

  public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
  where R.State: Identifiable
#endif
