public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  var key: String
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

public struct Text: _PrimitiveView, Equatable, Sendable {
  nonisolated let s: String
  nonisolated public init(verbatim content: String) { s = content }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
    s = String(content)
  }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { s = key.key }
  @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) { s = "" }
  nonisolated public init(_ date: Date, style: DateStyle) { s = "" }
  nonisolated public init(_ image: Image) { s = "" }
  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let timer = DateStyle()
  }
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.s + rhs.s) }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func fontWeight(_ w: Font.Weight?) -> Text { self }
  nonisolated public func foregroundColor(_ c: Color?) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func underline(_ a: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ a: Bool = true, color: Color? = nil) -> Text { self }
}
