import SwiftOutline

/// What ``Outline`` says of a file.
struct OutlineFacts {
  let outline: Outline

  init(_ outline: Outline) {
    self.outline = outline
  }

  func tokens() -> [Fact] {
    var facts: [Fact] = []
    var run: Range<Int>?
    for token in outline.tokens {
      if let last = run, last.upperBound == token.range.lowerBound {
        run = last.lowerBound..<token.range.upperBound
      } else {
        if let run { facts.append(Fact(run, "tokens")) }
        run = token.range
      }
      if let name = Self.name(of: token.kind) {
        facts.append(Fact(token.range, name))
      }
      if let closer = closer(of: token, in: outline.tokens) {
        facts.append(Fact(token.range.lowerBound..<closer.range.upperBound, "brackets"))
      }
    }
    if let run { facts.append(Fact(run, "tokens")) }
    for token in outline.interpolatedTokens {
      if let closer = closer(of: token, in: outline.interpolatedTokens) {
        facts.append(Fact(token.range.lowerBound..<closer.range.upperBound, "brackets"))
      }
    }
    facts += outline.comments().map { Fact($0.range, "comment \($0.kind)") }
    return facts
  }

  private func closer(of token: Token, in tokens: [Token]) -> Token? {
    switch token.kind {
    case .leftParenthesis, .leftBrace, .leftBracket: tokens[Int(token.match)]
    default: nil
    }
  }

  private static func name(of kind: Token.Kind) -> String? {
    switch kind {
    case .word: "word"
    case .number: "number"
    case .string: "string"
    case .regex: "regex"
    case .comma: "comma"
    case .semicolon: "semicolon"
    default: nil
    }
  }

  // The bodies of declarations are read one by one, as rules read them.
  func bodies() -> [Fact] {
    let whole = 0..<outline.source.bytes.count
    return outline.calls(in: whole).map(fact) + outline.switches(in: whole).flatMap(facts)
  }

  private func fact(_ call: Call) -> Fact {
    let arguments = call.arguments.map { "\($0.label?.text ?? "_"):\(spell($0.value))" }
    let closures = call.trailingClosures.map { "\($0.label?.text ?? "_"):\(spell($0.range))" }
    return Fact(
      call.range,
      "call \(call.callee.map(\.text)) member=\(call.isMember) \(arguments) closures=\(closures)")
  }

  private func facts(_ statement: Switch) -> [Fact] {
    [Fact(statement.range, "switch \(spell(statement.subject)) arms=\(statement.arms.count)")]
      + statement.arms.map { arm in
        let patterns = arm.patterns.map { pattern in
          "\(spell(pattern.range)) \(pattern.path.map(\.text)) "
            + "all=\(pattern.isCatchAll) where=\(pattern.hasWhere)"
        }
        return Fact(
          arm.range,
          "arm default=\(arm.isDefault) body=\(spell(arm.body)) \(arm.conditions) \(patterns)")
      }
  }
}
