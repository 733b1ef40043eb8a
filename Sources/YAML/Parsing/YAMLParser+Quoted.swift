extension YAMLParser {
  mutating func singleQuoted(parent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    var builder = YAMLScalarBuilder(source)
    advance()
    while true {
      let run = skipQuotedRun(until: ASCII.singleQuote)
      if peek() == ASCII.singleQuote && peek(1) != ASCII.singleQuote {
        builder.append(run.start..<position)
        break
      }
      if peek() == ASCII.singleQuote {
        builder.append(run.start..<position)
        builder.append([ASCII.singleQuote], for: position)
        advance(2)
      } else {
        builder.append(run.start..<run.end)
        try foldQuoted(into: &builder, quote: start, from: run.end, parent: parent)
      }
    }
    advance()
    let scalar = builder.scalar(.singleQuoted, end: position - 1)
    return try node(.scalar(scalar), from: start, to: position)
  }

  mutating func doubleQuoted(parent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    var builder = YAMLScalarBuilder(source)
    advance()
    while true {
      let run = skipQuotedRun(until: ASCII.doubleQuote, or: ASCII.backslash)
      switch peek() {
      case ASCII.doubleQuote:
        builder.append(run.start..<position)
        advance()
        let scalar = builder.scalar(.doubleQuoted, end: position - 1)
        return try node(.scalar(scalar), from: start, to: position)
      case ASCII.backslash where ASCII.isBreak(peek(1)):
        builder.append(run.start..<position)
        let escape = position
        advance()
        let folding = try skipQuotedFolding(quote: start, parent: parent)
        builder.appendLineFeeds(folding.breaks - 1, for: escape)
      case ASCII.backslash where position + 1 == source.bytes.count:
        throw error(.quoted(.notClosed("\"")), at: start)
      case ASCII.backslash:
        builder.append(run.start..<position)
        let escape = position
        let value = try escapedCharacter()
        builder.append(String(value).utf8, for: escape)
      default:
        builder.append(run.start..<run.end)
        try foldQuoted(into: &builder, quote: start, from: run.end, parent: parent)
      }
    }
  }

  /// Skips to a line break, the file's end, `quote` or `other`; `end` is behind the last byte that
  /// is no blank.
  private mutating func skipQuotedRun(
    until quote: UInt8,
    or other: UInt8? = nil
  ) -> (start: Int, end: Int) {
    let start = position
    var end = position
    while !isAtEnd {
      let byte = peek()
      if byte == quote || byte == other || ASCII.isBreak(byte) { break }
      advance()
      if !ASCII.isBlank(byte) { end = position }
    }
    return (start, end)
  }

  private mutating func foldQuoted(
    into builder: inout YAMLScalarBuilder,
    quote: Int,
    from end: Int,
    parent: Int
  ) throws(YAMLError) {
    let folding = try skipQuotedFolding(quote: quote, parent: parent)
    builder.appendFold(breaks: folding.breaks, at: end)
  }

  private mutating func skipQuotedFolding(
    quote: Int,
    parent: Int
  ) throws(YAMLError) -> Folding {
    let folding = skipFolding(parent: parent)
    if isAtEnd { throw error(.quoted(.notClosed(character(at: quote))), at: quote) }
    if folding.hasBadTab { throw error(.layout(.tab)) }
    if folding.isAtMarker { throw error(.layout(.documentMarkerInside(marker))) }
    if folding.indent <= parent {
      let line = source.mark(at: quote).line
      throw error(.layout(.openQuote(line: line)))
    }
    return folding
  }
}
