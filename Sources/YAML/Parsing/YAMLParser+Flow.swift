extension YAMLParser {
  /// Where a flow node stands.
  enum FlowContext {
    /// A value, or the first key of a block mapping.
    case block
    /// A further key of a block mapping: one line.
    case blockKey
    case insideBrackets
  }

  /// A scalar or bracketed collection that begins at `position`.
  mutating func flowNode(parent: Int, context: FlowContext) throws(YAMLError) -> YAMLNode {
    switch peek() {
    case ASCII.leftBracket: return try flowSequence(parent: parent)
    case ASCII.leftBrace: return try flowMapping(parent: parent)
    case ASCII.doubleQuote: return try doubleQuoted(parent: parent)
    case ASCII.singleQuote: return try singleQuoted(parent: parent)
    default:
      if let fault = plainStartFault(context: context) { throw error(fault) }
      return try plain(parent: parent, context: context)
    }
  }

  private mutating func flowSequence(parent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    let items = try flowItems(parent: parent, closing: ASCII.rightBracket) {
      parser throws(YAMLError) in try parser.flowSequenceItem(parent: parent, opening: start)
    }
    return try node(.sequence(items), from: start, to: position)
  }

  /// A node, or a key and a value that make a mapping of one entry.
  private mutating func flowSequenceItem(
    parent: Int,
    opening: Int
  ) throws(YAMLError) -> YAMLNode {
    let start = position
    let item = try flowNode(parent: parent, context: .insideBrackets)
    let end = (position, lineStart)
    try skipInBrackets(parent: parent, opening: opening)
    guard isAtFlowColon(after: item) else {
      rewind(to: end.0, lineStart: end.1)
      return item
    }
    try check(item, isOnOneLine: true)
    var keys = YAMLKeySet()
    try keys.insert(item)
    try enter()
    let value = try flowValue(of: item, parent: parent, opening: opening)
    leave()
    let entry = YAMLEntry(key: item, value: value)
    return try node(.mapping([entry]), from: start, to: value.range.end.offset)
  }

  private mutating func flowMapping(parent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    var keys = YAMLKeySet()
    let entries = try flowItems(parent: parent, closing: ASCII.rightBrace) {
      parser throws(YAMLError) in
      let key = try parser.flowNode(parent: parent, context: .insideBrackets)
      try parser.check(key, isOnOneLine: false)
      try keys.insert(key)
      let end = (parser.position, parser.lineStart)
      try parser.skipInBrackets(parent: parent, opening: start)
      guard parser.isAtFlowColon(after: key) else {
        parser.rewind(to: end.0, lineStart: end.1)
        return YAMLEntry(key: key, value: try parser.emptyNode(at: end.0))
      }
      let value = try parser.flowValue(of: key, parent: parent, opening: start)
      return YAMLEntry(key: key, value: value)
    }
    return try node(.mapping(entries), from: start, to: position)
  }

  /// What `read` reads, separated by commas, from the opening bracket at `position` to behind the
  /// closing one.
  private mutating func flowItems<Item>(
    parent: Int,
    closing: UInt8,
    read: (inout YAMLParser) throws(YAMLError) -> Item
  ) throws(YAMLError) -> [Item] {
    let opening = position
    try enter()
    advance()
    var items: [Item] = []
    while true {
      try skipInBrackets(parent: parent, opening: opening)
      if peek() == closing { break }
      if peek() == ASCII.comma { throw error(.value(.nothingBeforeComma)) }
      items.append(try read(&self))
      let end = position
      try skipInBrackets(parent: parent, opening: opening)
      if peek() == closing { break }
      guard peek() == ASCII.comma else { throw error(separatorFault(end: end, closing: closing)) }
      advance()
    }
    advance()
    leave()
    return items
  }

  /// The value behind the colon at `position`.
  private mutating func flowValue(
    of key: YAMLNode,
    parent: Int,
    opening: Int
  ) throws(YAMLError) -> YAMLNode {
    advance()
    let start = position
    if isPlain(key), peek() == ASCII.leftBracket || peek() == ASCII.leftBrace {
      throw error(.key(.missingSpaceAfterColon))
    }
    try skipInBrackets(parent: parent, opening: opening)
    switch peek() {
    case ASCII.comma, ASCII.rightBracket, ASCII.rightBrace: return try emptyNode(at: start)
    default: return try flowNode(parent: parent, context: .insideBrackets)
    }
  }

  /// Skips to the next token inside the brackets that began at `opening`.
  private mutating func skipInBrackets(parent: Int, opening: Int) throws(YAMLError) {
    let lead = try skipToContent()
    if isAtEnd {
      throw error(.value(.bracketNotClosed(character(at: opening))), at: opening)
    }
    if lead.isEnd { throw error(.layout(.documentMarkerInside(marker))) }
    if lead.isNewLine && lead.indent <= parent {
      if lead.hasTab { throw error(.layout(.tab)) }
      if peek() == ASCII.rightBracket || peek() == ASCII.rightBrace {
        throw error(.layout(.closingBracket(character(at: position))))
      }
      throw error(.layout(.openBracket(line: source.mark(at: opening).line)))
    }
  }

  /// `position` is at a colon that ends `key`: behind quotes any colon does (YAML 1.2, section
  /// 7.4.2).
  private func isAtFlowColon(after key: YAMLNode) -> Bool {
    guard peek() == ASCII.colon else { return false }
    return !isPlain(key) || isBlankOrBreakOrEnd(at: position + 1)
      || ASCII.isFlowIndicator(peek(1))
  }

  private func isPlain(_ node: YAMLNode) -> Bool {
    guard case .scalar(let scalar) = node.content else { return false }
    return scalar.style == .plain
  }

  private func separatorFault(end: Int, closing: UInt8) -> YAMLSyntaxFault {
    let last = byte(at: end - 1)
    switch peek() {
    case ASCII.rightBracket, ASCII.rightBrace:
      let expected = String(decoding: [closing], as: UTF8.self)
      return .value(.unexpectedBracket(character(at: position), expected: expected))
    case ASCII.colon:
      return .value(.colonInside(suggestion: nil))
    case _ where end > lineStart && (last == ASCII.rightBracket || last == ASCII.rightBrace):
      return .value(.textBehindBracket(character(at: end - 1), suggestion: nil))
    default:
      return .value(.missingComma)
    }
  }

  /// The document marker at `position`.
  var marker: String {
    peek() == ASCII.hyphen ? "---" : "..."
  }
}
