extension Lexer {
  mutating func lexNumber() {
    let second = peek(1)
    if peek() == 0x30, second == 0x78 {
      emit(.number, length: hexadecimalEnd() - position)
    } else if peek() == 0x30, second == 0x6F || second == 0x62 {
      emit(.number, length: identifierEnd(from: position + 2) - position)
    } else {
      emit(.number, length: decimalEnd() - position)
    }
  }

  private func decimalEnd() -> Int {
    var end = digitsEnd(from: position)
    // `x.0.1` is two tuple members, not a fraction.
    let follows = byte(at: end)
    if follows == .dot {
      guard ByteClass.isDigit(byte(at: end + 1)), last?.kind != .dot else { return end }
      end = digitsEnd(from: end + 1)
    } else if follows | 0x20 != 0x65 {
      return identifierEnd(from: end)
    }
    guard byte(at: end) | 0x20 == 0x65 else { return end }
    end += 1
    if isSign(byte(at: end)) { end += 1 }
    return identifierEnd(from: end)
  }

  private func hexadecimalEnd() -> Int {
    var end = hexDigitsEnd(from: position + 2)
    let integerEnd = end
    if byte(at: end) == .dot, ByteClass.isHexDigit(byte(at: end + 1)) {
      end = hexDigitsEnd(from: end + 1)
      // `0xff.description` is a member of an integer.
      guard byte(at: end) | 0x20 == 0x70 else { return integerEnd }
    }
    guard byte(at: end) | 0x20 == 0x70 else { return identifierEnd(from: end) }
    let exponent = isSign(byte(at: end + 1)) ? end + 2 : end + 1
    guard ByteClass.isDigit(byte(at: exponent)) else {
      return end == integerEnd ? identifierEnd(from: end) : integerEnd
    }
    return identifierEnd(from: exponent)
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while ByteClass.isDigit(byte(at: end)) || byte(at: end) == 0x5F { end += 1 }
    return end
  }

  private func hexDigitsEnd(from start: Int) -> Int {
    var end = start
    while ByteClass.isHexDigit(byte(at: end)) || byte(at: end) == 0x5F { end += 1 }
    return end
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == 0x2B || byte == 0x2D
  }
}
