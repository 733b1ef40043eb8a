extension YAMLParser {
  /// A literal or folded scalar; afterwards `position` is at the start of the line behind it.
  mutating func blockScalar(parent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    let header = try blockScalarHeader(parent: parent)
    let headerEnd = position
    skipBreak()
    let lines = try blockScalarLines(parent: parent, indentation: header.indentation)
    let end = lines.last { !$0.isEmpty }?.upperBound ?? headerEnd
    var text = YAMLBlockText(lines: lines, builder: YAMLScalarBuilder(source))
    text.append(isFolded: header.style == .folded, source: source)
    text.appendEnd(header.chomping, at: end)
    return try node(.scalar(text.builder.scalar(header.style, end: end)), from: start, to: end)
  }

  private struct BlockScalarHeader {
    var style: YAMLScalar.Style
    var chomping = YAMLBlockText.Chomping.clip
    /// In columns from the line's start; nil if the first line of text gives it.
    var indentation: Int?
  }

  private mutating func blockScalarHeader(parent: Int) throws(YAMLError) -> BlockScalarHeader {
    let indicator = character(at: position)
    var header = BlockScalarHeader(style: peek() == ASCII.verticalBar ? .literal : .folded)
    advance()
    while true {
      switch peek() {
      case ASCII.plus where header.chomping == .clip: header.chomping = .keep
      case ASCII.hyphen where header.chomping == .clip: header.chomping = .strip
      case ASCII.zero + 1...ASCII.nine where header.indentation == nil:
        if parent < 0 { throw error(.blockScalar(.indentationAtRoot)) }
        header.indentation = parent + Int(peek() - ASCII.zero)
      default:
        let end = position
        skipBlanks()
        if peek() == ASCII.numberSign && position > end { skipToLineEnd() }
        if isAtEnd || ASCII.isBreak(peek()) { return header }
        throw error(.blockScalar(.header(indicator)))
      }
      advance()
    }
  }

  /// The lines up to the scalar's end, each without its indentation and line break.
  private mutating func blockScalarLines(
    parent: Int,
    indentation: Int?
  ) throws(YAMLError) -> [Range<Int>] {
    var indentation = indentation
    var mostLeadingSpaces = 0
    var lines: [Range<Int>] = []
    while !isAtEnd && !isAtDocumentMarker {
      let spaces = skipSpaces(atMost: indentation ?? .max)
      if isAtEnd || ASCII.isBreak(peek()) {
        mostLeadingSpaces = max(mostLeadingSpaces, spaces)
      } else if spaces < indentation ?? (parent + 1) {
        if peek() == ASCII.tab { throw error(.layout(.tab)) }
        move(to: lineStart)
        break
      } else if indentation == nil {
        indentation = spaces
        if mostLeadingSpaces > spaces { throw error(.blockScalar(.leadingSpaces)) }
      }
      let start = position
      skipToLineEnd()
      lines.append(start..<position)
      skipBreak()
    }
    return lines
  }

  private mutating func skipSpaces(atMost limit: Int) -> Int {
    let start = position
    while peek() == ASCII.space && position - start < limit { advance() }
    return position - start
  }
}
