/// A recursive descent over the productions of YAML 1.2, chapters 6 to 9, bounded by
/// ``YAMLLimits/depth``.
///
/// `parent` in its functions is the `n` of those productions: the indentation of the block
/// collection around a node, -1 at the root.
package struct YAMLParser {
  let source: YAMLSource
  let limits: YAMLLimits
  /// An offset into the file.
  private(set) var position: Int
  /// The offset at which the line of `position` begins.
  private(set) var lineStart: Int
  /// How far `position` has moved in all, back and forth, so that tests can see the growth.
  package private(set) var distance = 0
  /// What ``skipToContent()`` has found last.
  private var lead: YAMLLead
  private var depth = 0
  private var nodes = 0

  package init(_ bytes: [UInt8], limits: YAMLLimits) throws(YAMLError) {
    guard bytes.count <= limits.bytes else {
      let mark = YAMLMark(offset: 0, line: 1, column: 1)
      throw YAMLError(.syntax(.limit(.bytes(limits.bytes))), at: mark)
    }
    source = try YAMLSource(bytes)
    self.limits = limits
    position = source.start
    lineStart = source.start
    lead = YAMLLead(position: -1, indent: 0, hasTab: false, isNewLine: false, isEnd: false)
  }

  var isAtEnd: Bool { position >= source.bytes.count }

  /// The byte at `position` plus `distance`; 0, which is in no valid file, outside the file.
  func peek(_ distance: Int = 0) -> UInt8 {
    byte(at: position + distance)
  }

  func byte(at offset: Int) -> UInt8 {
    source.bytes.indices.contains(offset) ? source.bytes[offset] : 0
  }

  func isBlankOrBreakOrEnd(at offset: Int) -> Bool {
    let byte = byte(at: offset)
    return ASCII.isBlank(byte) || ASCII.isBreak(byte) || offset >= source.bytes.count
  }

  /// `position` is at `indicator`, and a blank, a line break or the end follows.
  func isAtIndicator(_ indicator: UInt8) -> Bool {
    peek() == indicator && isBlankOrBreakOrEnd(at: position + 1)
  }

  /// The line at `lineStart` is a document marker, and `position` is where it begins.
  var isAtDocumentMarker: Bool {
    guard position == lineStart, peek() == ASCII.hyphen || peek() == ASCII.period else {
      return false
    }
    return peek(1) == peek() && peek(2) == peek() && isBlankOrBreakOrEnd(at: position + 3)
  }

  mutating func move(to offset: Int) {
    distance += abs(offset - position)
    position = offset
  }

  mutating func advance(_ count: Int = 1) {
    move(to: position + count)
  }

  /// Goes back to a place returned by `position` and `lineStart` before.
  mutating func rewind(to offset: Int, lineStart: Int) {
    move(to: offset)
    self.lineStart = lineStart
  }

  mutating func skipBlanks() {
    while ASCII.isBlank(peek()) { advance() }
  }

  mutating func skipSpaces() -> Int {
    let start = position
    while peek() == ASCII.space { advance() }
    return position - start
  }

  mutating func skipToLineEnd() {
    while !isAtEnd && !ASCII.isBreak(peek()) { advance() }
  }

  /// Skips one LF, CRLF or CR, if there is one.
  mutating func skipBreak() {
    guard ASCII.isBreak(peek()) else { return }
    advance(peek() == ASCII.carriageReturn && peek(1) == ASCII.lineFeed ? 2 : 1)
    lineStart = position
  }

  /// Skips blanks, comments and line breaks. Called again at the same place it gives the same
  /// answer.
  mutating func skipToContent() throws(YAMLError) -> YAMLLead {
    if lead.position == position { return lead }
    while true {
      let start = position
      let isNewLine = start == lineStart
      let indent = skipSpaces()
      skipBlanks()
      if peek() == ASCII.numberSign {
        guard isNewLine || position > start else {
          throw error(.layout(.missingSpaceBeforeComment))
        }
        skipToLineEnd()
      }
      if ASCII.isBreak(peek()) {
        skipBreak()
        continue
      }
      lead = YAMLLead(
        position: position,
        indent: isNewLine ? indent : position - lineStart,
        hasTab: position - start != indent,
        isNewLine: isNewLine,
        isEnd: isAtEnd || isAtDocumentMarker
      )
      return lead
    }
  }

  mutating func enter() throws(YAMLError) {
    guard depth < limits.depth else { throw error(.limit(.depth(limits.depth))) }
    depth += 1
  }

  mutating func leave() {
    depth -= 1
  }

  mutating func node(
    _ content: YAMLContent,
    from start: Int,
    to end: Int
  ) throws(YAMLError) -> YAMLNode {
    guard nodes < limits.nodes else {
      throw error(.limit(.nodes(limits.nodes)), at: start)
    }
    nodes += 1
    let range = YAMLRange(start: source.mark(at: start), end: source.mark(at: end))
    return YAMLNode(content: content, range: range)
  }

  mutating func emptyNode(at offset: Int) throws(YAMLError) -> YAMLNode {
    let scalar = YAMLScalarBuilder(source).scalar(.plain, end: offset)
    return try node(.scalar(scalar), from: offset, to: offset)
  }

  func error(_ fault: YAMLSyntaxFault, at offset: Int? = nil) -> YAMLError {
    YAMLError(.syntax(fault), at: source.mark(at: offset ?? position))
  }
}
