extension YAMLParser {
  /// Skips the escape at `position`, which is no escaped line break. A pair of `\u` escapes for
  /// UTF-16 surrogates, as JSON has them, is one character.
  mutating func escapedCharacter() throws(YAMLError) -> Unicode.Scalar {
    let start = position
    let letter = peek(1)
    if let digits = Self.digitCount(ofEscape: letter) {
      advance(2)
      var value = try hexadecimalDigits(digits, escape: start)
      if digits == 4, let low = lowSurrogate(after: value) {
        advance(6)
        value = 0x1_0000 + (value - 0xD800) * 0x400 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { throw noCharacter(from: start) }
      return scalar
    }
    guard let value = Self.value(ofEscape: letter), let scalar = Unicode.Scalar(value) else {
      throw error(.quoted(.unknownEscape("\\" + character(at: position + 1))))
    }
    advance(2)
    return scalar
  }

  /// The value of the low surrogate escape at `position`, if `high` is a high surrogate.
  private func lowSurrogate(after high: UInt32) -> UInt32? {
    guard (0xD800..<0xDC00).contains(high), peek() == ASCII.backslash,
      peek(1) == UInt8(ascii: "u"),
      let value = UInt32(text(from: position + 2, length: 4), radix: 16),
      (0xDC00..<0xE000).contains(value)
    else {
      return nil
    }
    return value
  }

  private mutating func hexadecimalDigits(
    _ count: Int,
    escape: Int
  ) throws(YAMLError) -> UInt32 {
    let digits = text(from: position, length: count)
    guard digits.utf8.count == count, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else {
      throw noCharacter(from: escape)
    }
    advance(count)
    return value
  }

  private func noCharacter(from escape: Int) -> YAMLError {
    let digits = Self.digitCount(ofEscape: byte(at: escape + 1)) ?? 0
    return error(.quoted(.noCharacter(escape: text(from: escape, length: digits + 2))), at: escape)
  }

  /// At most `length` bytes of printable ASCII.
  private func text(from offset: Int, length: Int) -> String {
    let bytes = source.bytes[min(offset, source.bytes.count)...].prefix(length)
    return String(decoding: bytes.prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
  }

  private static func digitCount(ofEscape letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: nil
    }
  }

  /// YAML 1.2, section 5.7.
  private static func value(ofEscape letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"), ASCII.tab: 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case ASCII.space: 0x20
    case ASCII.doubleQuote: 0x22
    case UInt8(ascii: "/"): 0x2F
    case ASCII.backslash: 0x5C
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "_"): 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }
}
