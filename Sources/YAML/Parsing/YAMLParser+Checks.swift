extension YAMLParser {
  /// Keys are words; those outside a flow mapping stand on one line with their colon, at which
  /// `position` is (YAML 1.2, section 7.4.2).
  func check(_ key: YAMLNode, isOnOneLine: Bool) throws(YAMLError) {
    let start = key.range.start
    guard case .scalar = key.content else {
      throw error(.unsupported(.complexKey), at: start.offset)
    }
    guard isOnOneLine else { return }
    if key.range.end.line != start.line || lineStart > start.offset {
      throw error(.key(.severalLines), at: start.offset)
    }
    let limit = 1_024
    let characters = source.bytes[start.offset..<max(start.offset, position)]
    if characters.count > limit, characters.count(where: { $0 & 0xC0 != 0x80 }) > limit {
      throw error(.key(.tooLong(limit: limit)), at: start.offset)
    }
  }

  /// Nothing but a comment may follow `node`, which goes from `start` to `end`, on its line.
  mutating func expectLineEnd(
    after node: YAMLNode,
    from start: Int,
    to end: Int
  ) throws(YAMLError) {
    skipBlanks()
    if isAtEnd || ASCII.isBreak(peek()) { return }
    if peek() == ASCII.numberSign {
      guard position > end else { throw error(.layout(.missingSpaceBeforeComment)) }
      return skipToLineEnd()
    }
    switch node.content {
    case .scalar(let scalar) where scalar.style == .plain:
      throw error(.value(.colonInside(suggestion: suggestion(from: start))))
    case .scalar where peek() == ASCII.colon:
      throw error(.key(.missingSpaceAfterColon))
    case .scalar:
      throw error(.quoted(.textBehind(character(at: end - 1))))
    case .sequence, .mapping:
      if peek() == ASCII.rightBracket || peek() == ASCII.rightBrace {
        throw error(.value(.unexpectedBracket(character(at: position), expected: nil)))
      }
      let quoted = suggestion(from: start)
      throw error(.value(.textBehindBracket(character(at: end - 1), suggestion: quoted)))
    }
  }

  /// What begins at `start` up to a comment or the end of its line, in quotes, for a message; nil if
  /// that has several lines by now or is long.
  func suggestion(from start: Int) -> String? {
    guard start >= lineStart else { return nil }
    var end = start
    while end < source.bytes.count, end - start <= 80, !ASCII.isBreak(byte(at: end)) {
      if byte(at: end) == ASCII.numberSign, ASCII.isBlank(byte(at: end - 1)) { break }
      end += 1
    }
    while end > start, ASCII.isBlank(byte(at: end - 1)) { end -= 1 }
    guard end - start <= 80 else { return nil }
    return quoted(String(decoding: source.bytes[start..<end], as: UTF8.self))
  }

  /// The character of the file at `offset`.
  func character(at offset: Int) -> String {
    guard source.bytes.indices.contains(offset) else { return "" }
    var end = offset + 1
    while byte(at: end) & 0xC0 == 0x80 { end += 1 }
    return String(decoding: source.bytes[offset..<end], as: UTF8.self)
  }
}
