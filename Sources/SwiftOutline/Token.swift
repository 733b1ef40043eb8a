/// A token of Swift source. Trivia (white space and comments) is what lies between two tokens.
package struct Token: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// An identifier or keyword, backticks included: `` `default` ``, `$0`, `self`, `init`.
    case word
    /// `@`, directly followed by an attribute's name.
    case atSign
    /// `#` and a word: `#if`, `#selector`, `#Preview`.
    case poundWord
    case number
    /// A whole string literal, interpolations included.
    case string
    /// A whole regex literal.
    case regex
    /// A run of operator characters, `=`, `->`, `.` before an operator, `&`, `?`, `!` included.
    case op
    case dot
    case comma
    case colon
    case semicolon
    case leftParenthesis
    case rightParenthesis
    case leftBrace
    case rightBrace
    case leftBracket
    case rightBracket
    /// A byte that starts no token of Swift.
    case unknown
  }

  package var kind: Kind
  package var start: UInt32
  package var end: UInt32

  package var range: Range<Int> { Int(start)..<Int(end) }
}
