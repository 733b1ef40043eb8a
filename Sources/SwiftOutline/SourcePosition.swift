/// A place in a file as editors and compilers count it. All numbers start at 1.
package struct SourcePosition: Sendable, Equatable, Comparable {
  package var line: Int
  /// In UTF-8 bytes, like the columns of `swiftc`.
  package var column: Int
  /// In UTF-16 units, like those of the Language Server Protocol (which starts at 0).
  package var utf16Column: Int

  package init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
