extension Lexer {
  /// `#` starts a raw string, a regex literal or a word of the language.
  mutating func lexPound() {
    var pounds = 0
    while peek(pounds) == .pound { pounds += 1 }
    switch peek(pounds) {
    case .quote, .apostrophe:
      return lexString(pounds: pounds)
    case .slash:
      if let end = regexEnd(from: position, mustBeRegex: true) {
        return emit(.regex, length: end - position)
      }
    default:
      break
    }
    if pounds > 1 { return emit(.unknown, length: pounds - 1) }
    lexPoundWord()
  }

  private mutating func lexPoundWord() {
    let start = position + 1
    let end = rawIdentifierEnd(from: start) ?? identifierEnd(from: start)
    guard end > start else { return emit(.unknown, length: 1) }
    let keyword = keywords.keyword(bytes, start, end)
    if frames.isEmpty { noteDirective(keyword, position..<end) }
    emit(.poundWord, length: end - position, keyword: keyword)
  }

  private mutating func noteDirective(_ keyword: Keyword, _ range: Range<Int>) {
    switch keyword {
    case .if:
      openDirectives.append(range)
    case .elseif, .else:
      if openDirectives.isEmpty {
        addFault(.unexpectedDirective("#" + keyword.spelling), range)
      }
    case .endif:
      if openDirectives.popLast() == nil {
        addFault(.unexpectedDirective("#endif"), range)
      }
    default:
      break
    }
  }

  mutating func lexString(pounds: Int) {
    let quote = position + pounds
    if byte(at: quote) == .apostrophe { return lexSingleQuotedString(quote) }
    let isMultiline =
      byte(at: quote + 1) == .quote && byte(at: quote + 2) == .quote
      && !closesOnLine(from: quote + 3, pounds: pounds)
    let index = frames.isEmpty ? tokens.count : interpolated.count
    emit(.string, length: pounds + (isMultiline ? 3 : 1))
    frames.append(StringFrame(pounds: pounds, isMultiline: isMultiline, token: index))
    scanString()
  }

  /// `#"""#` is a string of one quote: three quotes after a pound open a string of several lines
  /// only if none on the line closes it.
  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    if hasPounds(pounds, at: start) { return true }
    var index = start
    while index < bytes.count, bytes[index] != .newline, bytes[index] != .carriageReturn {
      if bytes[index] == .quote, hasPounds(pounds, at: index + 1) { return true }
      index &+= 1
    }
    return false
  }

  private func hasPounds(_ pounds: Int, at start: Int) -> Bool {
    guard pounds > 0 else { return true }
    for offset in 0..<pounds where byte(at: start + offset) != .pound {
      return false
    }
    return true
  }

  /// Swift has no such strings; the lexer reads them so that what is in them is no code.
  private mutating func lexSingleQuotedString(_ quote: Int) {
    var end = quote + 1
    while end < bytes.count, bytes[end] != .newline, bytes[end] != .carriageReturn {
      if bytes[end] == .apostrophe { return emit(.string, length: end + 1 - position) }
      end += bytes[end] == .backslash && end + 1 < bytes.count && bytes[end + 1] >= .space ? 2 : 1
    }
    addFault(.unclosedString, quote..<quote + 1)
    emit(.string, length: min(end, bytes.count) - position)
  }

  /// Reads on in the innermost string, up to its end or the start of an interpolation.
  mutating func scanString() {
    guard let frame = frames.last else { return }
    while position < bytes.count {
      switch bytes[position] {
      case .quote:
        let quotes = frame.isMultiline ? 3 : 1
        if isClosing(quotes: quotes, pounds: frame.pounds) {
          position += quotes + frame.pounds
          return popFrame()
        }
        position &+= 1
      case .backslash where hasPounds(frame.pounds, at: position + 1):
        if peek(1 + frame.pounds) == .leftParenthesis, openInterpolation(frame) { return }
        skipEscape(frame.pounds)
      case .newline where !frame.isMultiline, .carriageReturn where !frame.isMultiline:
        return abandonString()
      default:
        position &+= 1
      }
    }
    abandonString()
  }

  private mutating func skipEscape(_ pounds: Int) {
    position = min(position + 1 + pounds, bytes.count)
    let escaped = peek()
    if escaped != .newline, escaped != .carriageReturn {
      position = min(position + 1, bytes.count)
    }
  }

  private func isClosing(quotes: Int, pounds: Int) -> Bool {
    (quotes == 1 || peek(1) == .quote && peek(2) == .quote)
      && hasPounds(pounds, at: position + quotes)
  }

  private mutating func openInterpolation(_ frame: StringFrame) -> Bool {
    guard frames.count <= Self.maximumInterpolationDepth else {
      addFault(.unclosedInterpolation, position..<position + 1)
      return false
    }
    position += 1 + frame.pounds
    frames[frames.count - 1].parenthesis = interpolated.count
    if frames.count == 1 {
      tokens[frame.token].flags.insert(.interpolated)
    } else {
      interpolated[frame.token].flags.insert(.interpolated)
    }
    emit(.leftParenthesis, length: 1, flags: .interpolated)
    brackets.pushBarrier()
    return true
  }

  private mutating func abandonString() {
    guard let frame = frames.last else { return }
    let token = frames.count == 1 ? tokens[frame.token] : interpolated[frame.token]
    addFault(
      .unclosedString, Int(token.start)..<Int(token.start) + frame.pounds + 1)
    popFrame()
  }

  /// A line ends in an interpolation of a string that may not span lines.
  mutating func abandonSingleLineStrings() {
    while let frame = frames.last, !frame.isMultiline {
      addFault(.unclosedInterpolation, interpolated[frame.parenthesis].range)
      closeInterpolation(length: 0)
      popFrame()
    }
  }

  /// The innermost string ends before `position`.
  mutating func popFrame() {
    guard let frame = frames.popLast() else { return }
    let end = UInt32(truncatingIfNeeded: position)
    if frames.isEmpty {
      tokens[frame.token].end = end
      tokens[frame.token].match = UInt32(truncatingIfNeeded: frame.token + 1)
      last = tokens[frame.token]
    } else {
      interpolated[frame.token].end = end
      interpolated[frame.token].match = UInt32(truncatingIfNeeded: interpolated.count)
      last = interpolated[frame.token]
    }
    flags = []
  }
}
