/// A place in a file that was read.
package struct SourceLocation: Sendable, Hashable {
  /// The file, as a path relative to the checked root, with `/` between the folders.
  package var path: String
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes, as the Swift compiler counts.
  package var column: Int
  /// How many UTF-8 bytes the place covers; 0 where only a point is meant.
  package var length: Int

  package init(path: String, line: Int, column: Int, length: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
  }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column, left.length) < (right.line, right.column, right.length)
  }
}
