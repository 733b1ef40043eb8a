/// Byte-wise questions the lexer asks, answered for ASCII by bit masks.
enum ByteClass {
  /// `A–Z`, `a–z`, `0–9`, `_`, `$`.
  @inline(__always)
  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    isMember(byte, low: 0x03FF_0010_0000_0000, high: 0x07FF_FFFE_87FF_FFFE)
  }

  /// `/ = - + * % < > ! & | ^ ~ . ?`.
  @inline(__always)
  static func continuesOperator(_ byte: UInt8) -> Bool {
    isMember(byte, low: 0xF000_EC62_0000_0000, high: 0x5000_0000_4000_0000)
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10
  }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  @inline(__always)
  private static func isMember(_ byte: UInt8, low: UInt64, high: UInt64) -> Bool {
    let mask = byte < 64 ? low : high
    return byte < 128 && (mask >> UInt64(byte & 63)) & 1 == 1
  }
}

extension UInt8 {
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let pound: UInt8 = 0x23
  static let backslash: UInt8 = 0x5C
  static let slash: UInt8 = 0x2F
  static let star: UInt8 = 0x2A
  static let dot: UInt8 = 0x2E
  static let backtick: UInt8 = 0x60
  static let leftParenthesis: UInt8 = 0x28
  static let rightParenthesis: UInt8 = 0x29
  static let leftBracket: UInt8 = 0x5B
  static let rightBracket: UInt8 = 0x5D
  static let leftBrace: UInt8 = 0x7B
  static let rightBrace: UInt8 = 0x7D
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let exclamation: UInt8 = 0x21
  static let equal: UInt8 = 0x3D
  static let ampersand: UInt8 = 0x26
  static let minus: UInt8 = 0x2D
  static let tilde: UInt8 = 0x7E
}
