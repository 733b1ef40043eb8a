/// The words of Swift 6 that need backticks as a name.
enum SwiftKeyword {
  static func escaped(_ name: String) -> String {
    all.contains(name) ? "`\(name)`" : name
  }

  /// What the compiler (6.3) refuses as the name of a case, property, function, parameter or type, or
  /// misreads where the name is used. Unlike StencilSwiftKit's list it has no words that are free
  /// everywhere (`left`, `none`, `prefix`), no `_` and no `#…`, which backticks make no name.
  static let all: Set<String> = declarations.union(statements).union(expressions).union(contextual)

  private static let declarations: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
  ]

  private static let statements: Set = [
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
  ]

  private static let expressions: Set = [
    "Any", "Self", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try",
  ]

  /// Refused in some places only: as a type, as a member of a type, first in a getter.
  private static let contextual: Set = [
    "Protocol", "Type", "_modify", "_read", "any", "async", "borrow", "didSet", "each", "get",
    "set", "some", "willSet",
  ]
}
