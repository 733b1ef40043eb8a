public struct IdentifiedArray<ID: Hashable, Element> {
  private let _stub: Void
  public let id: KeyPath<Element, ID>
  public var elements: [Element] { fatalError() }
  public var ids: [ID] { fatalError() }

  public subscript(id id: ID) -> Element? {
    get { fatalError() }
    set {}
  }

  public func contains(_ element: Element) -> Bool { fatalError() }
  public func index(id: ID) -> Int? { fatalError() }

  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { fatalError() }

  @discardableResult
  public mutating func remove(id: ID) -> Element? { fatalError() }

  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) { fatalError() }

  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    fatalError()
  }

  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? { fatalError() }

  @discardableResult
  public mutating func remove(at index: Int) -> Element { fatalError() }

  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {}
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {}
}

public typealias IdentifiedArrayOf<Element> = IdentifiedArray<Element.ID, Element>
where Element: Identifiable

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init() { fatalError() }
  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element { fatalError() }
}

extension IdentifiedArray {
  public init(id: KeyPath<Element, ID>) { fatalError() }

  public init<S: Sequence>(uniqueElements elements: S, id: KeyPath<Element, ID>)
  where S.Element == Element {
    fatalError()
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { fatalError() }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }

  public subscript(position: Int) -> Element {
    get { fatalError() }
    set {}
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  public mutating func replaceSubrange<C: Collection, R: RangeExpression>(
    _ subrange: R, with newElements: C
  ) where C.Element == Element, R.Bound == Int {}

  public mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Int>, with newElements: C
  ) where C.Element == Element {}
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  public init(from decoder: any Decoder) throws { fatalError() }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
