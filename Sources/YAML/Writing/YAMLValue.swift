/// What ``YAMLWriter`` writes.
package indirect enum YAMLValue: Sendable, Equatable {
  case text(String)
  case list([YAMLValue])
  case mapping([YAMLMember], layout: YAMLLayout = .automatic)
  /// Nothing: `key:`.
  case empty
}

package struct YAMLMember: Sendable, Equatable {
  package var name: String
  package var value: YAMLValue
  /// Lines to write above the key, without `#`.
  package var comments: [String]

  package init(_ name: String, _ value: YAMLValue, comments: [String] = []) {
    self.name = name
    self.value = value
    self.comments = comments
  }
}

package enum YAMLLayout: Sendable, Equatable {
  /// In braces on the line of its key if it is small: no mapping inside, no comments, and the line
  /// is not too long.
  case automatic
  /// One line per key.
  case block
}
