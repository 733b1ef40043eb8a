extension SyntaxReader {
  mutating func takeArms(_ number: Int) {
    var conditions: [String] = []
    while !isAtEnd {
      if at(.poundWord), takeArmDirective(&conditions) { continue }
      if at(.atSign), startsArm { _ = takeAttributes() }
      if at(.case) || at(.default) {
        takeArm(number, conditions)
      } else {
        takeStatement()
      }
    }
  }

  /// Notes under which condition the arms after a directive stand. `#else` is the negation of
  /// what stood before it.
  private mutating func takeArmDirective(_ conditions: inout [String]) -> Bool {
    switch current.keyword {
    case .if:
      conditions.append(takeCondition())
    case .elseif:
      let before = conditions.popLast() ?? ""
      conditions.append("!(\(before)) && (\(takeCondition()))")
    case .else:
      let before = conditions.popLast() ?? ""
      takeDirectiveLine()
      conditions.append("!(\(before))")
    case .endif:
      _ = conditions.popLast()
      takeDirectiveLine()
    default:
      return false
    }
    return true
  }

  private mutating func takeCondition() -> String {
    takeDirectiveLine().map(normalizedText) ?? ""
  }

  private mutating func takeArm(_ number: Int, _ conditions: [String]) {
    let start = Int(current.start)
    let isDefault = at(.default)
    advance()
    var patterns: [Switch.Pattern] = []
    if !isDefault {
      repeat { patterns.append(takePattern()) } while take(.comma)
    }
    _ = take(.colon)
    let bodyStart = isAtEnd || endsArm ? consumedEnd : Int(current.start)
    takeArmBody()
    let body = bodyStart..<max(bodyStart, consumedEnd)
    notes?.switches[number].arms.append(
      Switch.Arm(
        range: start..<max(start, consumedEnd), isDefault: isDefault, patterns: patterns,
        body: body, conditions: conditions))
  }

  private mutating func takeArmBody() {
    var openDirectives = 0
    while !isAtEnd {
      if at(.poundWord) {
        switch current.keyword {
        case .if:
          if startsConditionalArms { return }
          if attributeBlockEnd(index) == nil { openDirectives += 1 }
        case .elseif, .else:
          if openDirectives == 0 { return }
        case .endif:
          if openDirectives == 0 { return }
          openDirectives -= 1
        default: break
        }
      } else if startsArm {
        return
      }
      takeStatement()
    }
  }

  /// The arm has no statements.
  private var endsArm: Bool {
    if startsArm { return true }
    guard at(.poundWord) else { return false }
    switch current.keyword {
    case .if: return startsConditionalArms
    case .elseif, .else, .endif: return true
    default: return false
    }
  }

  private var startsArm: Bool {
    guard at(.atSign) else { return at(.case) || at(.default) }
    guard next.kind == .word else { return false }
    var position = index + 2
    if token(position).kind == .leftParenthesis { position = groupEnd(position) }
    let keyword = token(position).keyword
    return token(position).kind == .word && (keyword == .case || keyword == .default)
  }

  /// The `#if` at `index` encloses arms, not statements of the arm before it.
  private var startsConditionalArms: Bool {
    var reader = self
    reader.notes = nil
    var lines = 0
    repeat {
      reader.takeDirectiveLine()
      lines += 1
      if lines > Self.directiveLookahead { return false }
    } while reader.isDirective(.if) || reader.isDirective(.elseif) || reader.isDirective(.else)
    return reader.startsArm
  }

  private mutating func takePattern() -> Switch.Pattern {
    let start = index
    let lower = Int(current.start)
    takeExpression(.pattern)
    let tokens = start..<index
    var hasWhere = false
    if take(.where) {
      hasWhere = true
      takeExpression(.plain)
    }
    return Switch.Pattern(
      range: lower..<max(lower, consumedEnd), path: path(ofPattern: tokens),
      isCatchAll: isCatchAll(tokens), hasWhere: hasWhere)
  }

  /// `.a(.b(x))` → a, b. A payload of several values is followed where exactly one of them is an
  /// enum pattern: `.element(id: _, action: .done)` → element, done.
  private func path(ofPattern tokens: Range<Int>) -> [Identifier] {
    var path: [Identifier] = []
    var range = tokens
    while let (name, payload) = enumPattern(range) {
      path.append(identifier(name))
      let inner = payload.map(elements)?.filter { enumPattern($0) != nil } ?? []
      guard inner.count == 1 else { break }
      range = inner[0]
    }
    return path
  }

  /// The case's name and the tokens of its payload; `nil` if the pattern names no case.
  private func enumPattern(_ tokens: Range<Int>) -> (name: Int, payload: Range<Int>?)? {
    var position = tokens.lowerBound
    while position < tokens.upperBound, token(position).kind == .word,
      token(position).keyword == .let || token(position).keyword == .var
    {
      position += 1
    }
    var name: Int?
    if position < tokens.upperBound, token(position).kind == .word, !isWildcard(position),
      !token(position).keyword.isReserved || token(position).keyword == .selfTypeWord
    {
      position += 1
    }
    while position + 1 < tokens.upperBound, token(position).kind == .dot,
      token(position + 1).kind == .word
    {
      name = position + 1
      position += 2
    }
    guard let name else { return nil }
    guard position < tokens.upperBound else { return (name, nil) }
    switch token(position).kind {
    case .leftParenthesis:
      let close = max(groupClose(position), position + 1)
      return endsEnumPattern(close + 1, tokens) ? (name, position + 1..<close) : nil
    default:
      return endsEnumPattern(position, tokens) ? (name, nil) : nil
    }
  }

  /// `.a?`, `.a as B` and `.a` alone are enum patterns, `.a.b` and `.a + b` are values.
  private func endsEnumPattern(_ start: Int, _ tokens: Range<Int>) -> Bool {
    var position = start
    while position < tokens.upperBound, token(position).isSingle(.question, bytes),
      token(position).flags.contains(.leftBound)
    {
      position += 1
    }
    return position >= tokens.upperBound
      || token(position).kind == .word && token(position).keyword == .as
  }

  /// The tokens between the commas of a payload, labels left out.
  private func elements(_ tokens: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = tokens.lowerBound
    var position = start
    while position <= tokens.upperBound {
      if position == tokens.upperBound || token(position).kind == .comma {
        if start + 1 < position, token(start).kind == .word, token(start + 1).kind == .colon {
          start += 2
        }
        if start < position { elements.append(start..<position) }
        start = position + 1
        position += 1
        continue
      }
      switch token(position).kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        position = min(groupEnd(position), tokens.upperBound)
      default:
        position += 1
      }
    }
    return elements
  }

  /// `_`, `let x`, and tuples of these.
  private func isCatchAll(_ tokens: Range<Int>) -> Bool {
    guard !tokens.isEmpty else { return false }
    var isBinding = false
    var isAllBinding = false
    for position in tokens {
      let token = token(position)
      switch token.kind {
      case .word where token.keyword == .let || token.keyword == .var:
        isBinding = true
        if position == tokens.lowerBound { isAllBinding = true }
      case .word:
        if position + 1 < tokens.upperBound, self.token(position + 1).kind == .leftParenthesis {
          return false
        }
        let isLabel = position + 1 < tokens.upperBound && self.token(position + 1).kind == .colon
        guard isLabel || isWildcard(position) || isBinding || isAllBinding,
          !token.keyword.isReserved
        else {
          return false
        }
        if !isLabel { isBinding = false }
      case .leftParenthesis, .rightParenthesis, .comma, .colon: break
      default: return false
      }
    }
    return true
  }
}
