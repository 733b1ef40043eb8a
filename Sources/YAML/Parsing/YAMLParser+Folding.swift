extension YAMLParser {
  /// The line breaks between two lines of a flow scalar.
  struct Folding {
    var breaks = 0
    /// The spaces before the next text.
    var indent = 0
    /// A tab stands where the indentation of a line inside the scalar should.
    var hasBadTab = false
    /// A document marker follows.
    var isAtMarker = false
  }

  /// Skips blanks, line breaks and empty lines up to the next text or the file's end.
  mutating func skipFolding(parent: Int) -> Folding {
    var folding = Folding()
    skipBlanks()
    while ASCII.isBreak(peek()) {
      skipBreak()
      folding.breaks += 1
      folding.isAtMarker = isAtDocumentMarker
      folding.indent = skipSpaces()
      if folding.indent <= parent && peek() == ASCII.tab { folding.hasBadTab = true }
      skipBlanks()
    }
    return folding
  }
}
