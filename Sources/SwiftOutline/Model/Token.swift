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
    /// The `\` that starts a key path.
    case backslash
    case leftParenthesis
    case rightParenthesis
    case leftBrace
    case rightBrace
    case leftBracket
    case rightBracket
    /// Bytes that start no token of Swift.
    case unknown
    /// What a reader sees past the last token; no token of an ``Outline`` has this kind.
    case endOfFile
  }

  /// What the lexer knows of a token's surroundings.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A line ends between the token before and this one; set on the first token of a file.
    package static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    package static let afterTrivia = Flags(rawValue: 2)
    /// An operator with no space to its left, as Swift decides prefix, infix and postfix.
    package static let leftBound = Flags(rawValue: 4)
    /// An operator with no space to its right.
    package static let rightBound = Flags(rawValue: 8)
    /// A string with interpolations, or the parenthesis that opens one.
    package static let interpolated = Flags(rawValue: 16)
  }

  package var kind: Kind
  /// Which keyword a word without backticks, or the word after `#`, spells.
  package var keyword: Keyword
  package var flags: Flags
  package var start: UInt32
  package var end: UInt32
  /// For an opening bracket the index of the token that closes it, for a closing one of the token
  /// that opened it. A bracket nobody closes has the index of the token that ends its surroundings.
  /// For a string with interpolations the index of the token after it.
  package var match: UInt32

  package init(
    kind: Kind, keyword: Keyword = .none, flags: Flags = [], start: UInt32, end: UInt32,
    match: UInt32 = 0
  ) {
    self.kind = kind
    self.keyword = keyword
    self.flags = flags
    self.start = start
    self.end = end
    self.match = match
  }

  package var range: Range<Int> { Int(start)..<Int(end) }

  var isInterpolatedString: Bool { kind == .string && flags.contains(.interpolated) }
}
