#if TCA_1_7
  public protocol CasePathable {
    associatedtype AllCasePaths
    static var allCasePaths: AllCasePaths { get }
  }

  public protocol CasePathReflectable<Root> {
    associatedtype Root: CasePathable
    subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
  }

  public protocol CasePathIterable: CasePathable
  where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

  @attached(extension, conformances: CasePathable, CasePathIterable)
  @attached(member, names: named(AllCasePaths), named(allCasePaths))
  public macro CasePathable() = #externalMacro(module: "StubMacros", type: "CasePathableMacro")

  @dynamicMemberLookup
  public struct Case<Value>: Sendable {}

  extension Case {
    public init<Root>(
      embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
    ) {}

    public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {}

    public subscript<AppendedValue>(
      dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
    ) -> Case<AppendedValue> where Value: CasePathable {
      fatalError()
    }

    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
    ) -> Case<Member> where Value: CasePathable {
      fatalError()
    }
  }

  public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
  public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

  extension CaseKeyPath {
    public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
    where Root == Case<Enum>, Value == Case<AssociatedValue> {
      fatalError()
    }

    public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
      fatalError()
    }

    public static func ~= <Enum: CasePathable, AssociatedValue>(
      lhs: KeyPath, rhs: Enum
    ) -> Bool where Root == Case<Enum>, Value == Case<AssociatedValue> {
      fatalError()
    }
  }

  extension CasePathable {
    public typealias Cases = Case<Self>

    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? { fatalError() }

    @_disfavoredOverload
    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
      @available(*, unavailable) get { fatalError() }
      set {}
    }

    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
    ) -> Value? {
      fatalError()
    }

    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
    ) -> Value {
      @available(*, unavailable) get { fatalError() }
      set {}
    }

    public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool { fatalError() }

    public mutating func modify<Value>(
      _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {}
  }

  extension AnyCasePath {
    public init(_ keyPath: CaseKeyPath<Root, Value>) {}
  }

  extension AnyCasePath where Value: CasePathable {
    public subscript<AppendedValue>(
      dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
    ) -> AnyCasePath<Root, AppendedValue> {
      fatalError()
    }
  }
#endif
