/// A place in a YAML file.
package struct YAMLMark: Sendable, Hashable, Comparable {
  /// In bytes from the start of the file, a byte order mark included.
  package var offset: Int
  /// From 1; a line ends with LF, CRLF or CR.
  package var line: Int
  /// From 1, in UTF-8 bytes; a byte order mark is not counted.
  package var column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  package static func < (left: YAMLMark, right: YAMLMark) -> Bool {
    left.offset < right.offset
  }
}
