/// What stands between two tokens.
package enum Trivia: Sendable, Equatable {
  case whitespace(Range<Int>)
  /// A byte order mark.
  case byteOrderMark(Range<Int>)
  /// `#!/usr/bin/env …` on the first line.
  case shebang(Range<Int>)
  case comment(Comment)
  /// What the reader left out, past ``Fault/Kind/tooLarge``.
  case unread(Range<Int>)

  package var range: Range<Int> {
    switch self {
    case .whitespace(let range), .byteOrderMark(let range), .shebang(let range), .unread(let range):
      range
    case .comment(let comment): comment.range
    }
  }
}

/// A comment, delimiters included, without the end of its line.
package struct Comment: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// `// …`
    case line
    /// `/// …`
    case documentationLine
    /// `/* … */`
    case block
    /// `/** … */`
    case documentationBlock
  }

  package var kind: Kind
  package var range: Range<Int>
}

extension Outline {
  /// Every piece of trivia in the file, in source order. What is inside string interpolations
  /// belongs to the string.
  package func trivia() -> [Trivia] {
    var pieces: [Trivia] = []
    var position = 0
    for token in tokens {
      if Int(token.start) > position { append(gap: position..<Int(token.start), to: &pieces) }
      position = Int(token.end)
    }
    append(gap: position..<source.bytes.count, to: &pieces)
    return pieces
  }

  package func comments() -> [Comment] {
    var comments: [Comment] = []
    var pieces: [Trivia] = []
    var position = 0
    for token in tokens {
      let gap = position..<Int(token.start)
      position = Int(token.end)
      if gap.count > 1 { append(gap: gap, to: &pieces) }
    }
    append(gap: position..<source.bytes.count, to: &pieces)
    for case .comment(let comment) in pieces { comments.append(comment) }
    return comments
  }

  /// The trivia directly before the token at `index` of ``tokens``; with the number of tokens,
  /// what ends the file.
  package func trivia(beforeToken index: Int) -> [Trivia] {
    guard index >= 0, index <= tokens.count else { return [] }
    let start = index == 0 ? 0 : Int(tokens[index - 1].end)
    let end = index == tokens.count ? source.bytes.count : Int(tokens[index].start)
    var pieces: [Trivia] = []
    append(gap: start..<end, to: &pieces)
    return pieces
  }

  private func append(gap: Range<Int>, to pieces: inout [Trivia]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = TriviaScanner(bytes: bytes, position: gap.lowerBound, end: gap.upperBound)
      while let piece = scanner.next() { pieces.append(piece) }
    }
  }
}

/// Splits a gap between two tokens.
private struct TriviaScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  mutating func next() -> Trivia? {
    guard position < end else { return nil }
    let start = position
    let second = byte(1)
    switch bytes[position] {
    case .slash where second == .slash:
      skipLine()
      return .comment(Comment(kind: lineKind(start), range: start..<position))
    case .slash where second == .star:
      skipBlock()
      return .comment(Comment(kind: blockKind(start), range: start..<position))
    case .pound where second == .exclamation:
      skipLine()
      return .shebang(start..<position)
    case 0xEF where second == 0xBB && byte(2) == 0xBF:
      position += 3
      return .byteOrderMark(start..<position)
    default:
      while position < end, isSpace(bytes[position]) { position += 1 }
      guard position == start else { return .whitespace(start..<position) }
      position = end
      return .unread(start..<position)
    }
  }

  private func byte(_ offset: Int) -> UInt8 {
    position + offset < end ? bytes[position + offset] : 0
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .newline, .carriageReturn, 0x0B, 0x0C, 0xC2, 0xA0: true
    default: false
    }
  }

  private mutating func skipLine() {
    while position < end, bytes[position] != .newline, bytes[position] != .carriageReturn {
      position += 1
    }
  }

  private mutating func skipBlock() {
    var depth = 0
    while position < end {
      if bytes[position] == .slash, byte(1) == .star {
        depth += 1
        position += 2
      } else if bytes[position] == .star, byte(1) == .slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private func lineKind(_ start: Int) -> Comment.Kind {
    start + 2 < position && bytes[start + 2] == .slash ? .documentationLine : .line
  }

  private func blockKind(_ start: Int) -> Comment.Kind {
    position - start > 4 && bytes[start + 2] == .star ? .documentationBlock : .block
  }
}
