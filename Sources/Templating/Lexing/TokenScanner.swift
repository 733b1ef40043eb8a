/// Reads the words between `{{` and `}}` or `{%` and `%}`. Delimiters inside of strings do not count.
struct TokenScanner {
  private let text: TemplateText
  private let closing: String
  private let opening: (delimiter: String, offset: Int)
  private var offset: Int
  private var tokens: [Token] = []

  /// The words of a tag up to and including its closing delimiter.
  struct Result {
    let tokens: [Token]
    /// Where the closing delimiter ends.
    let end: Int
    /// Whether it was `-%}`.
    let trimsAfter: Bool
  }

  /// Starts at `offset`, behind the opening delimiter, which stands at `openingOffset`.
  init(_ text: TemplateText, after opening: String, at openingOffset: Int, from offset: Int) {
    self.text = text
    self.opening = (opening, openingOffset)
    self.offset = offset
    closing = opening == "{{" ? "}}" : "%}"
  }

  mutating func scan() throws(Fault) -> Result {
    while let byte = text[offset] {
      if ASCII.isWhiteSpace(byte) {
        offset += 1
      } else if closing == "%}", starts(with: "-%}") {
        return close(delimiter: "-%}")
      } else if starts(with: closing) {
        return close(delimiter: closing)
      } else {
        try scanToken(first: byte)
      }
    }
    throw Fault(.unclosedTag(opening: opening.delimiter), at: opening.offset)
  }

  private func close(delimiter: String) -> Result {
    Result(
      tokens: tokens + [Token(kind: .end(delimiter), offset: offset)],
      end: offset + delimiter.utf8.count,
      trimsAfter: delimiter == "-%}"
    )
  }

  private func starts(with word: String) -> Bool {
    text.bytes[offset...].starts(with: word.utf8)
  }

  private mutating func scanToken(first byte: UInt8) throws(Fault) {
    switch byte {
    case ASCII.doubleQuote, ASCII.singleQuote:
      try scanString(quote: byte)
    case _ where ASCII.isDigit(byte):
      try scanInteger()
    case ASCII.minus where text[offset + 1].map(ASCII.isDigit) == true:
      try scanInteger()
    default:
      if !scanName() { try scanSymbol() }
    }
  }

  private mutating func scanName() -> Bool {
    let start = offset
    while let (scalar, length) = text.scalar(at: offset),
      offset == start ? SwiftIdentifier.canStart(scalar) : SwiftIdentifier.canContinue(scalar)
    {
      offset += length
    }
    guard offset > start else { return false }
    tokens.append(Token(kind: .name(text.string(start..<offset)), offset: start))
    return true
  }

  private mutating func scanInteger() throws(Fault) {
    let start = offset
    offset += 1
    while let byte = text[offset], ASCII.isDigit(byte) { offset += 1 }
    let digits = text.string(start..<offset)
    guard let number = Int(digits) else { throw Fault(.integerOutOfRange(digits), at: start) }
    tokens.append(Token(kind: .integer(number), offset: start))
  }

  private mutating func scanSymbol() throws(Fault) {
    let pair = Token.Symbol.allCases.first {
      $0.rawValue.utf8.count == 2 && starts(with: $0.rawValue)
    }
    let single = Token.Symbol.allCases.first { starts(with: $0.rawValue) }
    guard let symbol = pair ?? single else {
      let character = text.scalar(at: offset).map { String($0.value) } ?? ""
      throw Fault(.unexpectedCharacter(character), at: offset)
    }
    tokens.append(Token(kind: .symbol(symbol), offset: offset))
    offset += symbol.rawValue.utf8.count
  }

  private mutating func scanString(quote: UInt8) throws(Fault) {
    let start = offset
    var content: [UInt8] = []
    offset += 1
    while let byte = text[offset], byte != ASCII.lineFeed {
      if byte == quote {
        offset += 1
        let string = String(decoding: content, as: UTF8.self)
        return tokens.append(Token(kind: .string(string), offset: start))
      }
      content.append(byte == ASCII.backslash ? try scanEscape() : byte)
      offset += 1
    }
    throw Fault(.unterminatedString, at: start)
  }

  /// The byte that the escape stands for; `offset` is then at the escape's last byte.
  private mutating func scanEscape() throws(Fault) -> UInt8 {
    let start = offset
    offset += 1
    switch text[offset] {
    case UInt8(ascii: "n"): return ASCII.lineFeed
    case UInt8(ascii: "r"): return ASCII.carriageReturn
    case UInt8(ascii: "t"): return ASCII.tab
    case ASCII.backslash: return ASCII.backslash
    case ASCII.doubleQuote: return ASCII.doubleQuote
    case ASCII.singleQuote: return ASCII.singleQuote
    default:
      let escaped = text.scalar(at: offset).map { String($0.value) } ?? ""
      throw Fault(.unknownEscape("\\" + escaped), at: start)
    }
  }
}
