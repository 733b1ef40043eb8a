import SwiftOutline

/// What `idComponents` of an Event begins with, where it is an array literal.
package enum EventIdentity: Sendable {
  case literal(String, SourceLocation)
  /// No string literal, or nothing.
  case other(SourceLocation)

  /// - Parameter range: The getter of `idComponents`, or its value.
  /// - Returns: `nil` if it is no array literal, or begins with a string that is put together.
  init?(in range: Range<Int>, of outline: Outline, locate: (Range<Int>) -> SourceLocation) {
    var tokens = outline.tokens(in: range)
    while let first = tokens.first {
      let isOpening =
        first.kind == .leftBrace || ["get", "return"].contains(outline.text(of: first))
      guard isOpening else { break }
      tokens.removeFirst()
    }
    guard tokens.popFirst()?.kind == .leftBracket, let first = tokens.popFirst() else { return nil }
    guard first.kind == .string else {
      self = .other(locate(first.range))
      return
    }
    let text = outline.text(of: first)
    let content = text.dropFirst().dropLast()
    guard text.hasPrefix("\""), !content.contains("\""), !content.contains("\\") else { return nil }
    self = .literal(String(content), locate(first.range))
  }
}
