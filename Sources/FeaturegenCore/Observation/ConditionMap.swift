import SwiftOutline

/// The `#if` conditions that the places of a file stand under.
struct ConditionMap {
  /// From the end of a directive to the next: where it begins and what holds there.
  private var segments: [(start: Int, conditions: [BuildCondition])] = []

  init(_ outline: Outline) {
    var open: [[BuildCondition]] = []
    for (index, token) in outline.tokens.enumerated() where token.kind == .poundWord {
      guard let directive = Directive(token.keyword) else { continue }
      let condition = BuildCondition(outline.restOfLine(after: index))
      switch directive {
      case .if: open.append([condition])
      case .elseif: open.turn(to: condition)
      case .else: open.turn(to: nil)
      case .endif: _ = open.popLast()
      }
      segments.append((Int(token.start), open.flatMap(\.self)))
    }
  }

  /// What holds at an offset; outermost first.
  func conditions(at offset: Int) -> [BuildCondition] {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? segments[low - 1].conditions : []
  }
}

extension [[BuildCondition]] {
  /// In the next branch of the innermost block the last one's own condition does not hold.
  fileprivate mutating func turn(to condition: BuildCondition?) {
    guard var innermost = popLast(), let last = innermost.popLast() else { return }
    innermost.append(last.negated)
    if let condition { innermost.append(condition) }
    append(innermost)
  }
}

private enum Directive {
  case `if`, elseif, `else`, endif

  init?(_ keyword: Keyword) {
    switch keyword {
    case .if: self = .if
    case .elseif: self = .elseif
    case .else: self = .else
    case .endif: self = .endif
    default: return nil
    }
  }
}

extension Outline {
  /// What stands after a token up to the end of its line, comments left out.
  fileprivate func restOfLine(after index: Int) -> String {
    tokens[(index + 1)...].prefix { !$0.flags.contains(.startsLine) }
      .reduce(into: "") { $0 += text(of: $1) }
  }
}
