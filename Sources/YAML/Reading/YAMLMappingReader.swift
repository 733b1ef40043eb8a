/// The values of a mapping whose keys are the cases of `Key`.
package struct YAMLMappingReader<Key: YAMLKey>: Sendable {
  /// In the order of the file, unknown keys left out.
  package let entries: [(key: Key, entry: YAMLEntry)]
  package let range: YAMLRange

  package subscript(key: Key) -> YAMLNode? {
    self.entry(key)?.value
  }

  /// Where the key itself stands.
  package func mark(of key: Key) -> YAMLMark? {
    self.entry(key)?.key.range.start
  }

  private func entry(_ key: Key) -> YAMLEntry? {
    entries.first { $0.key == key }?.entry
  }
}

/// Words of a file format, one per case.
package typealias YAMLKey = CaseIterable & Hashable & RawRepresentable<String> & Sendable
