/// The words Swift reserves, as "The Swift Programming Language" lists them under "Lexical
/// Structure": those used in declarations, statements, expressions and types, and in patterns.
package enum SwiftKeyword {
  package static let reserved: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
