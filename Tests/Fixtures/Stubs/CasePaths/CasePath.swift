#if TCA_1_7
  @dynamicMemberLookup
  public struct AnyCasePath<Root, Value>: Sendable {
    public init(
      embed: @escaping @Sendable (Value) -> Root,
      extract: @escaping @Sendable (Root) -> Value?
    ) {}

    public static func _$embed(
      _ embed: @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
    ) -> Self {
      fatalError()
    }

    public func embed(_ value: Value) -> Root { fatalError() }
    public func extract(from root: Root) -> Value? { fatalError() }
  }

  extension AnyCasePath where Root == Value {
    public init() where Root == Value {}
  }

  @available(*, deprecated, renamed: "AnyCasePath")
  public typealias CasePath = AnyCasePath
#else
  public struct CasePath<Root, Value> {
    public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {}
    public func embed(_ value: Value) -> Root { fatalError() }
    public func extract(from root: Root) -> Value? { fatalError() }
  }
#endif

/// The type of a case path in the classic dialect: one spelling in the stubs for all versions.
#if TCA_1_7
  public typealias _ClassicCasePath = AnyCasePath
#else
  public typealias _ClassicCasePath = CasePath
#endif
