import SwiftOutline
import Testing

/// What holds of every outline, whatever the file.
enum OutlineInvariants {
  static func check(_ outline: Outline) {
    checkTokens(outline)
    checkMatches(outline)
    let whole = 0..<outline.source.bytes.count
    checkItems(outline, whole)
    for call in outline.calls(in: whole) {
      expect(whole.contains(call.range))
      expect(call.arguments.allSatisfy { call.range.contains($0.value) })
      expect(call.trailingClosures.allSatisfy { call.range.contains($0.range) })
      expect(call.callee.allSatisfy { !$0.range.isEmpty })
    }
    for statement in outline.switches(in: whole) {
      expect(whole.contains(statement.range))
      expect(statement.arms.allSatisfy { statement.range.contains($0.range) })
      for arm in statement.arms {
        expect(arm.patterns.allSatisfy { arm.range.contains($0.range) })
      }
    }
    let lines = LineTable(outline.source)
    expect(lines.position(at: whole.upperBound).line == lines.count)
  }

  /// Tokens and the gaps between them are the file, in order.
  private static func checkTokens(_ outline: Outline) {
    var position = 0
    for token in outline.tokens {
      guard token.range.lowerBound >= position, !token.range.isEmpty else {
        Issue.record("token \(token) at \(position)")
        return
      }
      position = token.range.upperBound
    }
    expect(position <= outline.source.bytes.count)
    var covered = outline.tokens.reduce(0) { $0 + $1.range.count }
    for piece in outline.trivia() { covered += piece.range.count }
    expect(covered == outline.source.bytes.count)
  }

  private static func checkMatches(_ outline: Outline) {
    var open: [Int] = []
    for (index, token) in outline.tokens.enumerated() {
      while let last = open.last, index > Int(outline.tokens[last].match) { open.removeLast() }
      switch token.kind {
      case .leftParenthesis, .leftBrace, .leftBracket:
        let match = Int(token.match)
        guard match > index, match <= outline.tokens.count,
          open.last.map({ match <= Int(outline.tokens[$0].match) }) ?? true
        else {
          Issue.record("bracket \(index) matches \(match)")
          return
        }
        open.append(index)
      default: break
      }
    }
  }

  private static func checkItems(_ outline: Outline, _ whole: Range<Int>) {
    var steps = [(outline.items, whole)]
    while let (items, outer) = steps.popLast() {
      var position = outer.lowerBound
      for item in items {
        guard item.range.lowerBound >= position, item.range.upperBound <= outer.upperBound,
          !item.range.isEmpty
        else {
          Issue.record("item \(item.range) at \(position) in \(outer)")
          return
        }
        position = item.range.upperBound
        switch item {
        case .declaration(let declaration): steps.append((declaration.members, item.range))
        case .conditional(let block):
          for clause in block.clauses { steps.append((clause.items, clause.range)) }
        case .code: break
        }
      }
    }
  }

  /// `#expect` costs too much for millions of checks.
  private static func expect(_ condition: Bool, _ location: SourceLocation = #_sourceLocation) {
    if !condition { Issue.record("invariant broken", sourceLocation: location) }
  }
}

extension Item {
  fileprivate var range: Range<Int> {
    switch self {
    case .declaration(let declaration): declaration.range
    case .conditional(let block): block.range
    case .code(let range): range
    }
  }
}
