extension Lexer {
  mutating func lexOperator() {
    let isLeftBound = isLeftBound(at: position)
    if isLeftBound, peek() == .question || peek() == .exclamation {
      let follows = last?.keyword == .try
      emit(.op, length: 1, flags: boundFlags(isLeftBound, end: position + 1))
      prefersRegex = follows
      return
    }
    if peek() == .dot, !operatorContinues(at: position + 1) {
      return emit(.dot, length: 1)
    }
    let (runEnd, slash) = operatorRun()
    if let slash, let end = regexInOperator(slash, runEnd, isLeftBound) {
      if slash > position {
        emit(.op, length: slash - position, flags: boundFlags(isLeftBound, end: slash))
      }
      return emit(.regex, length: end - position)
    }
    let end = slash == nil ? runEnd : commentStart(in: position..<runEnd) ?? runEnd
    emit(.op, length: end - position, flags: boundFlags(isLeftBound, end: end))
  }

  /// Where the run of operator characters ends, and its first slash.
  private func operatorRun() -> (end: Int, slash: Int?) {
    let startsWithDot = peek() == .dot
    var end = position
    var slash: Int?
    repeat {
      if slash == nil, bytes[end] == .slash { slash = end }
      end += bytes[end] < 0x80 ? 1 : decode(at: end)?.length ?? 1
      if byte(at: end) == .dot, !startsWithDot { break }
      if byte(at: end) == .less, byte(at: end + 1) == .pound, placeholderEnd(at: end) != nil {
        break
      }
    } while operatorContinues(at: end)
    return (min(end, bytes.count), slash)
  }

  private func operatorContinues(at index: Int) -> Bool {
    let byte = byte(at: index)
    if byte < 0x80 { return ByteClass.continuesOperator(byte) }
    guard let (scalar, _) = decode(at: index) else { return false }
    return ScalarClass.continuesOperator(scalar)
  }

  /// `//` or `/*` past the first character of an operator starts a comment.
  private func commentStart(in range: Range<Int>) -> Int? {
    guard range.count > 2 else { return nil }
    return (range.lowerBound + 1..<range.upperBound).first { index in
      let next = byte(at: index + 1)
      return bytes[index] == .slash && (next == .slash || next == .star)
    }
  }

  private func boundFlags(_ isLeftBound: Bool, end: Int) -> Token.Flags {
    var flags: Token.Flags = isLeftBound ? .leftBound : []
    if isRightBound(at: end, isLeftBound: isLeftBound) { flags.insert(.rightBound) }
    return flags
  }

  private func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case .space, .carriageReturn, .newline, .tab, .leftParenthesis, .leftBracket, .leftBrace,
      0x2C, 0x3B, 0x3A, 0:
      return false
    case .slash:
      return byte(at: start - 2) != .star
    case 0xA0:
      return byte(at: start - 2) != 0xC2
    default:
      return true
    }
  }

  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case .space, .carriageReturn, .newline, .tab, .rightParenthesis, .rightBracket, .rightBrace,
      0x2C, 0x3B, 0x3A, 0:
      return false
    case .dot:
      return !isLeftBound
    case .slash:
      return byte(at: end + 1) != .slash && byte(at: end + 1) != .star
    case 0xC2:
      return byte(at: end + 1) != 0xA0
    default:
      return true
    }
  }

  /// The end of the regex literal that starts at `slash`, if one does: Swift's own heuristics.
  private mutating func regexInOperator(
    _ slash: Int, _ operatorEnd: Int, _ isLeftBound: Bool
  ) -> Int? {
    guard !isLeftBound, last?.keyword != .func, last?.keyword != .operator else { return nil }
    var mustBeRegex = false
    if !isRightBound(at: operatorEnd, isLeftBound: false) {
      guard prefersRegex || isInRegexPosition else { return nil }
      switch last?.kind {
      case .leftParenthesis, .leftBracket, .comma, .colon: mustBeRegex = prefersRegex
      default: mustBeRegex = true
      }
    }
    return regexEnd(from: slash, mustBeRegex: mustBeRegex)
  }

  private var isInRegexPosition: Bool {
    guard let last else { return true }
    switch last.kind {
    case .leftParenthesis, .leftBrace, .leftBracket, .semicolon, .comma, .colon, .unknown:
      return true
    case .op:
      return last.isArrow(bytes) ? false : !last.isPostfixOperator(bytes)
    case .word:
      return last.keyword.isReserved && !last.keyword.endsExpression
    case .poundWord:
      switch last.keyword {
      case .if, .else, .elseif, .endif: return true
      default: return false
      }
    default:
      return false
    }
  }
}

extension Token {
  func isArrow(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    end - start == 2 && bytes[Int(start)] == .minus && bytes[Int(start) + 1] == .greater
  }

  /// `x!`, `x?`, `x...`: bound to what stands before it.
  func isPostfixOperator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard flags.contains(.leftBound) else { return false }
    if !flags.contains(.rightBound) { return !(end - start == 1 && bytes[Int(start)] == .equal) }
    return end - start == 1
      && (bytes[Int(start)] == .question || bytes[Int(start)] == .exclamation)
  }
}
