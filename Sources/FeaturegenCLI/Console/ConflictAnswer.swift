/// What somebody wants done about one file that is there already.
package enum ConflictAnswer: String, Sendable, CaseIterable {
  /// `all` means yes from here on, `quit` writes nothing at all.
  case yes, no, all, quit, diff

  /// The word or its first letter, in any case; an empty line is `no`. Nil for anything else.
  package init?(line: String) {
    let word = line.lowercased().filter { !$0.isWhitespace }
    guard !word.isEmpty else {
      self = .no
      return
    }
    let answer = Self.allCases.first { $0.rawValue == word || $0.rawValue.prefix(1) == word }
    guard let answer else { return nil }
    self = answer
  }
}
