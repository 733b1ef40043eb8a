extension YAMLParser {
  /// A plain scalar; its first line is known to begin well. In a block it may span lines that are
  /// indented deeper than `parent`.
  mutating func plain(parent: Int, context: FlowContext) throws(YAMLError) -> YAMLNode {
    let start = position
    let inBrackets = context == .insideBrackets
    var builder = YAMLScalarBuilder(source)
    var end = skipPlainLine(inBrackets: inBrackets)
    builder.append(start..<end)
    while context != .blockKey, isAtLineEnd(from: end),
      let breaks = try skipToContinuation(parent: parent, inBrackets: inBrackets)
    {
      builder.appendFold(breaks: breaks, at: end)
      let lineStart = position
      end = skipPlainLine(inBrackets: inBrackets)
      builder.append(lineStart..<end)
      if !inBrackets && isColonNext {
        throw error(.value(.colonInside(suggestion: nil)), at: end)
      }
    }
    return try node(.scalar(builder.scalar(.plain, end: end)), from: start, to: end)
  }

  /// Why no plain scalar can begin at `position`.
  func plainStartFault(context: FlowContext) -> YAMLSyntaxFault? {
    switch peek() {
    case ASCII.ampersand: return .unsupported(.anchor)
    case ASCII.asterisk: return .unsupported(.alias)
    case ASCII.exclamationMark: return .unsupported(.tag)
    case ASCII.numberSign: return .layout(.missingSpaceBeforeComment)
    case ASCII.rightBracket, ASCII.rightBrace:
      return .value(.unexpectedBracket(character(at: position), expected: nil))
    case ASCII.verticalBar, ASCII.greaterThan:
      if context == .insideBrackets {
        return .blockScalar(.insideBrackets(character(at: position)))
      }
    case ASCII.percent, ASCII.at, ASCII.backtick, ASCII.comma: break
    case ASCII.hyphen, ASCII.questionMark, ASCII.colon:
      if isPlainSafe(at: position + 1, inBrackets: context == .insideBrackets) { return nil }
      if peek() == ASCII.questionMark { return .unsupported(.complexKey) }
      if peek() == ASCII.colon { return .unsupported(.missingKey) }
    default: return nil
    }
    let suggestion = context == .block ? suggestion(from: position) : nil
    return .value(.plainStart(character(at: position), suggestion: suggestion))
  }

  /// Skips to where the scalar stops on this line; gives the end without trailing blanks.
  private mutating func skipPlainLine(inBrackets: Bool) -> Int {
    var end = position
    while !isAtEnd {
      let byte = peek()
      if ASCII.isBlank(byte) {
        advance()
        continue
      }
      if ASCII.isBreak(byte)
        || byte == ASCII.colon && !isPlainSafe(at: position + 1, inBrackets: inBrackets)
        || byte == ASCII.numberSign && position > end
        || inBrackets && ASCII.isFlowIndicator(byte)
      {
        break
      }
      advance()
      end = position
    }
    move(to: end)
    return end
  }

  /// The byte at `offset` is `ns-plain-safe` of YAML 1.2, section 7.3.3.
  private func isPlainSafe(at offset: Int, inBrackets: Bool) -> Bool {
    !isBlankOrBreakOrEnd(at: offset) && !(inBrackets && ASCII.isFlowIndicator(byte(at: offset)))
  }

  /// Only blanks stand behind `end` on its line.
  private func isAtLineEnd(from end: Int) -> Bool {
    var offset = end
    while ASCII.isBlank(byte(at: offset)) { offset += 1 }
    return ASCII.isBreak(byte(at: offset))
  }

  private var isColonNext: Bool {
    var offset = position
    while ASCII.isBlank(byte(at: offset)) { offset += 1 }
    return byte(at: offset) == ASCII.colon
  }

  /// Skips to the scalar's next line of text and gives the line breaks before it; nil, and
  /// nothing skipped, if the scalar ends here.
  private mutating func skipToContinuation(
    parent: Int,
    inBrackets: Bool
  ) throws(YAMLError) -> Int? {
    let end = (position, lineStart)
    let skipped = skipFolding(parent: parent)
    let isText =
      switch peek() {
      case ASCII.numberSign: false
      case ASCII.colon: isPlainSafe(at: position + 1, inBrackets: inBrackets)
      case let byte: !(inBrackets && ASCII.isFlowIndicator(byte))
      }
    guard isText, !isAtEnd, !skipped.isAtMarker, skipped.indent > parent else {
      rewind(to: end.0, lineStart: end.1)
      return nil
    }
    if skipped.hasBadTab { throw error(.layout(.tab)) }
    return skipped.breaks
  }
}
