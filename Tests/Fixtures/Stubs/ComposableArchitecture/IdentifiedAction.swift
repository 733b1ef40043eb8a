#if TCA_1_7
  public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
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
