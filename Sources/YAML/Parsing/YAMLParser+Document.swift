extension YAMLParser {
  /// The one document, or nil if it is empty.
  package mutating func document() throws(YAMLError) -> YAMLNode? {
    var lead = try skipToContent()
    while lead.isEnd, peek() == ASCII.period {
      try skipEndMarker()
      lead = try skipToContent()
    }
    if lead.isNewLine, lead.indent == 0, peek() == ASCII.percent {
      throw error(.unsupported(.directive))
    }
    if lead.isEnd, isAtDocumentMarker { advance(3) }
    let root = try blockNode(parent: -1, place: .root)
    try expectEnd(after: root)
    return root.isEmpty ? nil : root
  }

  private mutating func expectEnd(after root: YAMLNode) throws(YAMLError) {
    while true {
      let lead = try skipToContent()
      if isAtEnd { return }
      guard lead.isEnd else {
        throw error(.layout(fault(of: lead, after: root)))
      }
      guard peek() == ASCII.period else { throw error(.unsupported(.severalDocuments)) }
      try skipEndMarker()
      let next = try skipToContent()
      if !next.isEnd { throw error(.unsupported(.severalDocuments)) }
    }
  }

  private mutating func skipEndMarker() throws(YAMLError) {
    advance(3)
    let lead = try skipToContent()
    guard lead.isNewLine || lead.isEnd else {
      throw error(.unsupported(.severalDocuments))
    }
  }

  private func fault(of lead: YAMLLead, after root: YAMLNode) -> YAMLSyntaxFault.Layout {
    if lead.hasTab { return .tab }
    let isInside = lead.indent < root.range.start.column - 1
    return isInside ? .indentation(column: root.range.start.column) : .contentAfterRoot
  }
}
