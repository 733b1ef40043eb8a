import SwiftOutline

/// Finds the comments that speak to the tool.
///
/// They are line comments and block comments; documentation is for readers. In one line several may
/// follow each other, each after a `//` of its own, so that other tools can have theirs.
struct SuppressionReader {
  private let outline: Outline
  private let lines: LineTable
  private let locate: (Range<Int>) -> SourceLocation

  private static let marker = Array("featuregen:".utf8)
  private static let dashes: Set<String> = ["-", "--", "–", "—"]

  init(_ outline: Outline, lines: LineTable, locate: @escaping (Range<Int>) -> SourceLocation) {
    self.outline = outline
    self.lines = lines
    self.locate = locate
  }

  /// In source order.
  func read() -> [SuppressionComment] {
    guard outline.source.bytes.contains(bytes: Self.marker) else { return [] }
    return outline.comments().flatMap(read)
  }

  private func read(_ comment: Comment) -> [SuppressionComment] {
    switch comment.kind {
    case .line:
      return segments(of: words(in: comment.range)).compactMap { directive($0, in: comment) }
    case .block:
      guard comment.range.count >= 4 else { return [] }
      let inside = comment.range.lowerBound + 2..<comment.range.upperBound - 2
      return directive(words(in: firstLine(of: inside)), in: comment).map { [$0] } ?? []
    case .documentationLine, .documentationBlock:
      return []
    }
  }

  private func firstLine(of range: Range<Int>) -> Range<Int> {
    let bytes = outline.source.bytes
    let start = range.first { !Self.isSpace(bytes[$0]) && !Self.isLineEnd(bytes[$0]) }
    guard let start else { return range.upperBound..<range.upperBound }
    return
      start..<((start..<range.upperBound).first { Self.isLineEnd(bytes[$0]) }
      ?? range.upperBound)
  }

  /// What stands between blanks and commas.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    outline.source.bytes[range].split { Self.isSpace($0) || $0 == UInt8(ascii: ",") }.map(\.indices)
  }

  /// The words after each `//`.
  private func segments(of words: [Range<Int>]) -> [[Range<Int>]] {
    var segments: [[Range<Int>]] = []
    for word in words {
      let slashes = outline.source.bytes[word].prefix { $0 == UInt8(ascii: "/") }.count
      guard slashes > 1 else {
        if !segments.isEmpty { segments[segments.count - 1].append(word) }
        continue
      }
      let rest = word.lowerBound + slashes..<word.upperBound
      segments.append(rest.isEmpty ? [] : [rest])
    }
    return segments
  }

  private func directive(_ words: [Range<Int>], in comment: Comment) -> SuppressionComment? {
    guard let first = words.first, outline.source.bytes[first].starts(with: Self.marker) else {
      return nil
    }
    let name = first.dropFirst(Self.marker.count)
    let verb = SuppressionComment.Word(
      text: outline.source.text(in: name), location: locate(first))
    let rules = words.dropFirst().map(word).prefix { !Self.dashes.contains($0.text) }
    if verb.text.isEmpty {
      // A colon in prose, unless what follows can be nothing else.
      guard let kind = rules.first?.text, SuppressionComment.Verb(rawValue: kind) != nil,
        rules.dropFirst().contains(where: { RuleID(rawValue: $0.text) != nil })
      else { return nil }
    }
    return SuppressionComment(
      verb: verb, rules: Array(rules),
      lines: target(of: SuppressionComment.Verb(rawValue: verb.text), comment.range))
  }

  private func word(_ range: Range<Int>) -> SuppressionComment.Word {
    .init(text: outline.source.text(in: range), location: locate(range))
  }

  private func target(
    of verb: SuppressionComment.Verb?, _ comment: Range<Int>
  ) -> ClosedRange<Int> {
    let first = lines.line(at: comment.lowerBound)
    let last = max(first, lines.line(at: comment.upperBound - 1))
    switch verb {
    case .disable:
      // Above all code it is about the file, whatever stands above the comment.
      let isFirst = outline.tokens.first.map { Int($0.start) > comment.lowerBound } ?? true
      return (isFirst ? 1 : first)...Int.max
    case .disableNext: return last + 1...lineOfCode(after: last)
    case .disableThis, .enable, nil: return first...last
    }
  }

  /// The next line that holds more than attributes, comments and blanks.
  private func lineOfCode(after line: Int) -> Int {
    guard line < lines.count else { return line + 1 }
    let start = lines.textRange(ofLine: line + 1).lowerBound
    let tokens = outline.tokens
    var index = tokens.firstIndex(startingAt: start)
    while index < tokens.count, tokens[index].kind == .atSign {
      index = endOfAttribute(at: index)
    }
    guard index < tokens.count else { return line + 1 }
    return max(line + 1, lines.line(at: Int(tokens[index].start)))
  }

  private func endOfAttribute(at index: Int) -> Int {
    let tokens = outline.tokens
    var next = index + 1
    while next < tokens.count, !tokens[next].flags.contains(.afterTrivia),
      tokens[next].kind == .word || tokens[next].kind == .dot
    {
      next += 1
    }
    guard next < tokens.count, tokens[next].kind == .leftParenthesis,
      !tokens[next].flags.contains(.afterTrivia)
    else { return next }
    return max(next, Int(tokens[next].match)) + 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension [Token] {
  /// The index of the first token at or behind an offset; the count if there is none.
  fileprivate func firstIndex(startingAt offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
