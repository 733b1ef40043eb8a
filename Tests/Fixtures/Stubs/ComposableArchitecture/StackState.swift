public struct StackState<Element> {
  private var elements: [Element] = []

  public init() {}

  public var ids: [StackElementID] { fatalError() }

  public subscript(id id: StackElementID) -> Element? {
    get { fatalError() }
    set {}
  }

  #if TCA_1_7
    public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case?
    where Element: CasePathable {
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
  public subscript<Case>(
    id id: StackElementID, case path: _ClassicCasePath<Element, Case>
  ) -> Case? {
    get { fatalError() }
    set {}
  }

  public mutating func pop(from id: StackElementID) {}
  public mutating func pop(to id: StackElementID) {}
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public func index(after i: Int) -> Int { fatalError() }
  public func index(before i: Int) -> Int { fatalError() }
  public subscript(position: Int) -> Element { fatalError() }
  public mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Int>, with newElements: C
  ) where C.Element == Element {}
}

extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension StackState: @unchecked Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
}

extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

extension StackState {
  public struct Component: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
  }

  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    public init() {}
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public func index(after i: Int) -> Int { fatalError() }
    public func index(before i: Int) -> Int { fatalError() }
    public subscript(position: Int) -> Component {
      get { fatalError() }
      set {}
    }
    public mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<Int>, with newElements: C
    ) where C.Element == Component {}
  }
}

public enum StackAction<State, Action> {
  indirect case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

#if TCA_1_7
  extension StackAction: CasePathable {
    public static var allCasePaths: AllCasePaths { fatalError() }

    public struct AllCasePaths {
      public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
        fatalError()
      }
      public var popFrom: AnyCasePath<StackAction, StackElementID> { fatalError() }
      public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
        fatalError()
      }
      public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> { fatalError() }
    }
  }
#endif

#if TCA_1_8
  public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
#endif

public struct StackElementID: Hashable, Sendable {}

extension StackElementID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {}
}
