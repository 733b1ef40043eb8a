/// Reads the words between `{{` and `}}` or `{%` and `%}`. Delimiters inside of strings do not count.
struct TokenScanner {
  private let text: TemplateText
  /// What the closing delimiter has before its `}`.
  private let closing: UInt8
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
    closing = opening == "{{" ? ASCII.rightBrace : ASCII.percent
  }

  mutating func scan() throws(Fault) -> Result {
    while let byte = text[offset] {
      if ASCII.isWhiteSpace(byte) {
        offset += 1
      } else if isClosing(at: offset) {
        return close(trimsAfter: false)
      } else if byte == ASCII.minus, closing == ASCII.percent, isClosing(at: offset + 1) {
        return close(trimsAfter: true)
      } else {
        try scanToken(first: byte)
      }
    }
    throw Fault(.unclosedTag(opening: opening.delimiter), at: opening.offset)
  }

  private func isClosing(at offset: Int) -> Bool {
    text[offset] == closing && text[offset + 1] == ASCII.rightBrace
  }

  private func close(trimsAfter: Bool) -> Result {
    let end = offset + (trimsAfter ? 3 : 2)
    let delimiter = Token(kind: .end(text.string(offset..<end)), offset: offset)
    return Result(tokens: tokens + [delimiter], end: end, trimsAfter: trimsAfter)
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
    while let byte = text[offset] {
      if byte < 0x80 {
        guard SwiftIdentifier.isWordByte(byte), byte != ASCII.dollar else { break }
        offset += 1
      } else {
        guard let (scalar, length) = text.scalar(at: offset),
          SwiftIdentifier.canContinue(scalar)
        else { break }
        offset += length
      }
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
    let isPair = text[offset + 1] == UInt8(ascii: "=")
    let pair = isPair ? Token.Symbol(rawValue: text.string(offset..<(offset + 2))) : nil
    let character = text.scalar(at: offset).map { String($0.value) } ?? ""
    guard let symbol = pair ?? Token.Symbol(rawValue: character) else {
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
