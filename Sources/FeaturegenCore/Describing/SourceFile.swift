import SwiftOutline

/// A Swift file opened for describing: its outline and where its lines are.
struct SourceFile: Sendable {
  /// As messages name it.
  let path: String
  let outline: Outline
  private let lines: LineTable

  init(_ source: SwiftSource, path: String) {
    self.path = path
    outline = Outline(parsing: source)
    lines = LineTable(source)
  }

  func location(of range: Range<Int>) -> SourceLocation {
    let position = lines.position(at: range.lowerBound)
    return SourceLocation(
      path: path, line: position.line, column: position.column, length: range.count)
  }

  func lineCount(of range: Range<Int>) -> Int {
    lines.line(at: range.upperBound) - lines.line(at: range.lowerBound) + 1
  }

  /// The words and punctuation in `range`, without space and comments.
  func words(in range: Range<Int>) -> [String] {
    outline.tokens(in: range).map(outline.text(of:))
  }

  /// Identifiers in `range`, without backticks and `$`.
  func names(in range: Range<Int>) -> Set<String> {
    Set(
      outline.tokens(in: range).lazy.filter { $0.kind == .word }
        .map { String(decoding: outline.nameBytes(of: $0), as: UTF8.self) })
  }

  /// The source in `range` on one line and without comments, since a spec holds Swift on one line.
  func text(in range: Range<Int>) -> String {
    let tokens = outline.tokens(in: range)
    guard let first = tokens.first else { return "" }
    var text = outline.text(of: first)
    // How deep in brackets, and whether those are braces.
    var braces: [Bool] = [first.kind == .leftBrace].filter { _ in first.kind.isOpening }
    for (previous, token) in zip(tokens, tokens.dropFirst()) {
      if token.kind.isClosing { _ = braces.popLast() }
      text += space(between: previous, token, isInBraces: braces.last ?? false)
      if token.kind.isOpening { braces.append(token.kind == .leftBrace) }
      text += outline.text(of: token)
    }
    return text
  }

  /// What stands between two tokens once their line is joined.
  private func space(between previous: Token, _ token: Token, isInBraces: Bool) -> String {
    let gap = outline.source.bytes[Int(previous.end)..<Int(token.start)]
    if gap.allSatisfy(\.isBlank) { return String(decoding: gap, as: UTF8.self) }
    let isBroken = token.flags.contains(.startsLine)
    guard isBroken else { return " " }
    if previous.kind.opensList || token.kind.closesList || token.kind == .dot { return "" }
    guard isInBraces, !previous.kind.isOpening, !token.kind.isClosing else { return " " }
    let continues =
      previous.kind == .comma || previous.kind == .op || token.kind == .op
      || outline.text(of: previous) == "in"
      || ["else", "catch", "where"].contains(outline.text(of: token))
    return continues ? " " : "; "
  }

  /// The documentation comment above a declaration without its slashes; `nil` for none.
  func documentation(of declaration: Declaration) -> String? {
    let index = outline.tokens(in: declaration.range).startIndex
    let comments = outline.trivia(beforeToken: index).compactMap { piece -> Comment? in
      if case .comment(let comment) = piece { comment } else { nil }
    }
    if let last = comments.last, last.kind == .documentationBlock {
      return blockText(outline.source.text(in: last.range))
    }
    let lines = comments.reversed().prefix { $0.kind == .documentationLine }.reversed()
    guard !lines.isEmpty else { return nil }
    return trimmed(
      lines.map { comment in
        let text = outline.source.text(in: comment.range).dropFirst(3)
        return String(text.first == " " ? text.dropFirst() : text)
      }.joined(separator: "\n"))
  }

  /// Without space at the end; `nil` if nothing else is there.
  private func trimmed(_ text: String) -> String? {
    text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) }
  }

  private func blockText(_ comment: String) -> String? {
    let lines = comment.dropFirst(3).dropLast(2).split(whereSeparator: \.isNewline)
    let text = lines.map { line in
      let words = line.drop { $0.isWhitespace }
      return String((words.first == "*" ? words.dropFirst() : words).drop { $0 == " " })
    }.joined(separator: "\n")
    return trimmed(text)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Token.Kind {
  fileprivate var isOpening: Bool { opensList || self == .leftBrace }
  fileprivate var isClosing: Bool { closesList || self == .rightBrace }
  fileprivate var opensList: Bool { self == .leftParenthesis || self == .leftBracket }
  fileprivate var closesList: Bool { self == .rightParenthesis || self == .rightBracket }
}
