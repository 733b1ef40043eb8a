extension YAMLParser {
  /// Where a block node stands, which decides what can begin on the line of the indicator.
  enum Place {
    case root
    case item
    case value

    var indicator: String {
      switch self {
      case .root: "---"
      case .item: "-"
      case .value: ":"
      }
    }
  }

  /// The node behind an indicator or at the start of the document; empty if there is none.
  mutating func blockNode(parent: Int, place: Place) throws(YAMLError) -> YAMLNode {
    let start = position
    let lead = try skipToContent()
    if lead.isEnd { return try emptyNode(at: start) }
    if lead.isNewLine && lead.indent <= parent {
      guard place == .value, lead.indent == parent, !lead.hasTab, isAtIndicator(ASCII.hyphen)
      else {
        return try emptyNode(at: start)
      }
      return try blockSequence(column: parent, endsBeforeKeys: true)
    }
    return try blockContent(parent: parent, place: place, lead: lead)
  }

  private mutating func blockContent(
    parent: Int,
    place: Place,
    lead: YAMLLead
  ) throws(YAMLError) -> YAMLNode {
    let opensCollection = (lead.isNewLine || place == .item) && !lead.hasTab
    switch peek() {
    case ASCII.hyphen where isAtIndicator(ASCII.hyphen):
      guard opensCollection else { throw error(collectionFault(place: place, lead: lead)) }
      return try blockSequence(column: lead.indent, endsBeforeKeys: false)
    case ASCII.verticalBar, ASCII.greaterThan:
      return try blockScalar(parent: parent)
    default: break
    }
    let start = position
    let node = try flowNode(parent: parent, context: .block)
    let end = position
    skipBlanks()
    guard isAtIndicator(ASCII.colon) else {
      try expectLineEnd(after: node, from: start, to: end)
      return node
    }
    guard opensCollection else {
      if case .scalar(let scalar) = node.content, scalar.style == .plain, place == .value {
        throw error(.value(.colonInside(suggestion: suggestion(from: start))))
      }
      throw error(collectionFault(place: place, lead: lead), at: start)
    }
    return try blockMapping(firstKey: node, column: lead.indent)
  }

  private func collectionFault(place: Place, lead: YAMLLead) -> YAMLSyntaxFault {
    .layout(lead.hasTab ? .tab : .collectionOnLine(of: place.indicator))
  }

  /// A sequence whose items begin in `column` (from 0); `endsBeforeKeys` if it stands in the column
  /// of the mapping it is a value of.
  private mutating func blockSequence(
    column: Int,
    endsBeforeKeys: Bool
  ) throws(YAMLError) -> YAMLNode {
    try enter()
    let start = position
    var items: [YAMLNode] = []
    while true {
      advance()
      items.append(try blockNode(parent: column, place: .item))
      guard try isAtSibling(column: column) else { break }
      if !isAtIndicator(ASCII.hyphen) {
        if endsBeforeKeys { break }
        throw error(.layout(.keyAmongItems))
      }
    }
    leave()
    return try collection(.sequence(items), from: start, last: items.last)
  }

  /// `position` is at the colon behind `firstKey`.
  private mutating func blockMapping(
    firstKey: YAMLNode,
    column: Int
  ) throws(YAMLError) -> YAMLNode {
    try enter()
    var keys = YAMLKeySet()
    var entries: [YAMLEntry] = []
    var key = firstKey
    while true {
      try check(key, isOnOneLine: true)
      try keys.insert(key)
      advance()
      let value = try blockNode(parent: column, place: .value)
      entries.append(YAMLEntry(key: key, value: value))
      guard try isAtSibling(column: column) else { break }
      key = try blockKey()
    }
    leave()
    let start = firstKey.range.start.offset
    return try collection(.mapping(entries), from: start, last: entries.last?.value)
  }

  /// The next content is in the same block collection; false if it is behind its end.
  private mutating func isAtSibling(column: Int) throws(YAMLError) -> Bool {
    let lead = try skipToContent()
    if lead.isEnd || lead.indent < column { return false }
    if lead.hasTab { throw error(.layout(.tab)) }
    if lead.indent > column { throw error(.layout(.indentation(column: column + 1))) }
    return true
  }

  /// A key behind the first one, up to its colon.
  private mutating func blockKey() throws(YAMLError) -> YAMLNode {
    if isAtIndicator(ASCII.hyphen) { throw error(.layout(.itemAmongKeys)) }
    let start = position
    let key = try flowNode(parent: position - lineStart, context: .blockKey)
    let end = position
    skipBlanks()
    if isAtIndicator(ASCII.colon) { return key }
    try expectLineEnd(after: key, from: start, to: end)
    let name = YAMLEntry(key: key, value: key).name
    if let colon = source.bytes[start..<end].firstIndex(of: ASCII.colon), colon > start {
      throw error(.key(.missingSpaceAfterColon), at: colon)
    }
    throw error(.key(.missingColon(key: name)), at: start)
  }

  private mutating func collection(
    _ content: YAMLContent,
    from start: Int,
    last: YAMLNode?
  ) throws(YAMLError) -> YAMLNode {
    try node(content, from: start, to: last?.range.end.offset ?? start)
  }
}
