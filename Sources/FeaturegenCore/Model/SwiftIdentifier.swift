import SwiftOutline

/// Asks the lexer what Swift takes for a name.
package enum SwiftIdentifier {
  /// One word that is no keyword and needs no backticks.
  package static func isValid(_ text: String) -> Bool {
    isWord(text) && !SwiftKeyword.reserved.contains(text)
  }

  /// One word, keyword or not, without backticks or `$`.
  package static func isWord(_ text: String) -> Bool {
    let outline = Outline(parsing: SwiftSource(text))
    guard outline.tokens.count == 1, outline.faults.isEmpty, let token = outline.tokens.first else {
      return false
    }
    return token.kind == .word && token.range == 0..<text.utf8.count
      && !text.contains { $0 == "`" || $0 == "$" }
  }
}
