/// Turns nodes into values and collects what is wrong instead of stopping at the first mistake.
///
/// Every function returns nil after it has reported an error, so a caller goes on with what it can
/// and looks at ``errors`` once, at the end.
package struct YAMLReader: Sendable {
  private var reported: [YAMLError] = []

  package init() {}

  /// In the order of the file.
  package var errors: [YAMLError] {
    reported.enumerated()
      .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
      .map(\.element)
  }

  package mutating func report(_ fault: YAMLContentFault, at mark: YAMLMark) {
    reported.append(YAMLError(.content(fault), at: mark))
  }

  /// `message` as in ``YAMLError/message``: lower case, the offending thing in quotes, what to do.
  package mutating func report(_ message: String, at mark: YAMLMark) {
    report(.other(message), at: mark)
  }

  /// The mapping in `node`; keys that are not cases of `Key` are reported and left out.
  package mutating func mapping<Key: YAMLKey>(
    _ node: YAMLNode,
    keys: Key.Type
  ) -> YAMLMappingReader<Key>? {
    guard let entries = entries(node) else { return nil }
    var known: [(key: Key, entry: YAMLEntry)] = []
    for entry in entries {
      if let key = Key(rawValue: entry.name) {
        known.append((key, entry))
      } else {
        let names = Key.allCases.map(\.rawValue)
        report(.unknownKey(entry.name, known: names), at: entry.key.range.start)
      }
    }
    return YAMLMappingReader(entries: known, range: node.range)
  }

  /// The value of a key that has to be there.
  package mutating func required<Key: YAMLKey>(
    _ key: Key,
    in mapping: YAMLMappingReader<Key>
  ) -> YAMLNode? {
    if let value = mapping[key] { return value }
    report(.missingKey(key.rawValue), at: mapping.range.start)
    return nil
  }

  /// The entries of a mapping with any keys, in the order of the file.
  package mutating func entries(_ node: YAMLNode) -> [YAMLEntry]? {
    if case .mapping(let entries) = node.content { return entries }
    reportShape(of: node, expected: .mapping)
    return nil
  }

  package mutating func list(_ node: YAMLNode) -> [YAMLNode]? {
    if case .sequence(let items) = node.content { return items }
    reportShape(of: node, expected: .list)
    return nil
  }

  /// A list of texts; items that are no text are reported and left out.
  package mutating func texts(_ node: YAMLNode) -> [String]? {
    list(node).map { items in items.compactMap { text($0) } }
  }

  /// A mapping from any keys to texts, in the order of the file; values that are no text are
  /// reported and left out.
  package mutating func textsByName(_ node: YAMLNode) -> [(name: String, text: String)]? {
    entries(node).map { entries in
      entries.compactMap { entry in text(entry.value).map { (entry.name, $0) } }
    }
  }

  mutating func reportShape(of node: YAMLNode, expected: YAMLContentFault.Shape) {
    let found: YAMLContentFault.Shape =
      switch node.content {
      case .sequence: .list
      case .mapping: .mapping
      case .scalar: node.isEmpty ? .nothing : .text
      }
    report(.shape(expected: expected, found: found), at: node.range.start)
  }
}
