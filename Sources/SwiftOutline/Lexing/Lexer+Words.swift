extension Lexer {
  mutating func lexWord() {
    let end = identifierEnd(from: position + 1)
    emit(
      .word, length: end - position, keyword: keywords.keyword(bytes, position, end))
  }

  /// Past every byte from `start` on that continues an identifier.
  func identifierEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if ByteClass.continuesIdentifier(byte) {
        end &+= 1
      } else if byte >= 0x80, let (scalar, length) = decode(at: end),
        ScalarClass.continuesIdentifier(scalar)
      {
        end &+= length
      } else {
        break
      }
    }
    return end
  }

  /// `` `default` ``, `` `a name with spaces` ``; a lone backtick is an unknown token.
  mutating func lexRawIdentifier() {
    if let end = rawIdentifierEnd(from: position) {
      emit(.word, length: end - position)
    } else {
      emit(.unknown, length: 1)
    }
  }

  /// Past the backtick that closes the one at `start`.
  func rawIdentifierEnd(from start: Int) -> Int? {
    guard byte(at: start) == .backtick else { return nil }
    var end = start + 1
    while end < bytes.count {
      switch bytes[end] {
      case .backtick: return end > start + 1 ? end + 1 : nil
      case .newline, .carriageReturn: return nil
      default: end &+= 1
      }
    }
    return nil
  }

  /// `<#placeholder#>` of an editor, one word; the operator `<` otherwise.
  mutating func lexPlaceholder() {
    if let end = placeholderEnd(at: position) {
      emit(.word, length: end - position)
    } else {
      lexOperator()
    }
  }

  func placeholderEnd(at start: Int) -> Int? {
    var index = start + 2
    while index < bytes.count {
      switch bytes[index] {
      case .newline: return nil
      case .less where byte(at: index + 1) == .pound: return nil
      case .pound where byte(at: index + 1) == .greater: return index + 2
      default: index &+= 1
      }
    }
    return nil
  }

  mutating func lexNonASCII() {
    guard let (scalar, length) = decode(at: position) else {
      return emit(.unknown, length: 1)
    }
    if ScalarClass.startsIdentifier(scalar) {
      lexWord(after: length)
    } else if ScalarClass.startsOperator(scalar) {
      lexOperator()
    } else {
      emit(.unknown, length: length)
    }
  }

  private mutating func lexWord(after length: Int) {
    emit(.word, length: identifierEnd(from: position + length) - position)
  }

  /// The character outside ASCII at `index` and its length; `nil` if the bytes are no UTF-8.
  func decode(at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(scalar) == nil ? nil : (scalar, length)
  }
}
