/// A word of what stands between the delimiters of a tag.
struct Token: Sendable {
  enum Kind: Sendable, Equatable {
    case name(String)
    case integer(Int)
    case string(String)
    case symbol(Symbol)
    /// The closing delimiter.
    case end(String)
  }

  enum Symbol: String, Sendable, CaseIterable {
    case dot = "."
    case pipe = "|"
    case colon = ":"
    case comma = ","
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  let kind: Kind
  /// Of the first byte, in the template.
  let offset: Int

  /// The token as a message shows it.
  var shown: String {
    switch kind {
    case .name(let name): name
    case .integer(let number): String(number)
    case .string(let text): "\"\(text)\""
    case .symbol(let symbol): symbol.rawValue
    case .end(let delimiter): delimiter
    }
  }
}
