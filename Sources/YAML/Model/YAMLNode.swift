/// One value of a YAML document and where it stands.
package struct YAMLNode: Sendable {
  package var content: YAMLContent
  /// Quotes and brackets included, comments not. An empty value has an empty range behind the
  /// `:` or `-` it belongs to.
  package var range: YAMLRange

  package init(content: YAMLContent, range: YAMLRange) {
    self.content = content
    self.range = range
  }

  /// Nothing was written: `key:` or `-` alone. `key: ''` is not empty.
  package var isEmpty: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.style == .plain && scalar.text.isEmpty
  }
}

package enum YAMLContent: Sendable {
  /// Every scalar is text; nothing becomes a number, a boolean or a null. An empty value (`key:`)
  /// is a plain scalar with the text "".
  case scalar(YAMLScalar)
  case sequence([YAMLNode])
  /// In the order of the file, without duplicates.
  case mapping([YAMLEntry])
}

package struct YAMLEntry: Sendable {
  /// Always a scalar on one line, or in a flow mapping a scalar that may span lines.
  package var key: YAMLNode
  package var value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The key's text.
  package var name: String {
    guard case .scalar(let scalar) = key.content else { return "" }
    return scalar.text
  }
}
