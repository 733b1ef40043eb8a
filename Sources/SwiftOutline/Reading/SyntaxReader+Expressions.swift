extension SyntaxReader {
  /// Where an expression stands decides what may follow it.
  enum ExpressionPlace {
    case plain
    /// Before the brace of `if`, `guard`, `while`, `for`, `switch`.
    case condition
    /// After `#if`: ends with the line.
    case directive
    /// A pattern: names may be bound, `=` ends it, calls in it are none.
    case pattern
  }

  /// Takes the expression at `index`; returns false if none starts there.
  @discardableResult
  mutating func takeExpression(_ place: ExpressionPlace) -> Bool {
    guard place == .pattern, notes != nil else { return takeSequence(place) }
    let noted = notes.take()
    defer { notes = noted }
    return takeSequence(place)
  }

  private mutating func takeSequence(_ place: ExpressionPlace) -> Bool {
    var openTernaries = 0
    var isFirst = true
    missingOperand = nil
    while true {
      let start = index
      if isFirst, isOperatorValue {
        advance()
        return true
      }
      guard takeOperand(place) else {
        if !isFirst || index > start { missingOperand = index }
        return !isFirst
      }
      isFirst = false
      while true {
        if place == .directive, isAtLineStart { return true }
        switch takeInfix(place) {
        case .operand:
          break
        case .ternary:
          openTernaries += 1
        case .type:
          continue
        case .none:
          guard openTernaries > 0, at(.colon) else { return true }
          advance()
          openTernaries -= 1
        }
        break
      }
      if place == .directive, isAtLineStart { return true }
    }
  }

  private enum InfixStep {
    case operand, ternary, type, none
  }

  private mutating func takeInfix(_ place: ExpressionPlace) -> InfixStep {
    let token = current
    switch token.kind {
    case .op:
      if token.isSingle(.equal, bytes) {
        guard place != .pattern else { return .none }
        advance()
        return .operand
      }
      if token.isSingle(.question, bytes), !token.flags.contains(.leftBound) {
        advance()
        return .ternary
      }
      guard token.isInfix || token.isArrow(bytes) else { return .none }
      advance()
      return .operand
    case .word where token.keyword == .is:
      advance()
      return takeType() ? .type : .none
    case .word where token.keyword == .as:
      advance()
      if current.isPostfix(bytes), operatorByte == .question || operatorByte == .exclamation {
        advance()
      }
      return takeType() ? .type : .none
    case .word where token.keyword == .throws || token.keyword == .async:
      return takeArrow() ? .operand : .none
    default:
      return .none
    }
  }

  /// `throws ->`, `async throws(E) ->` between the two halves of a function type.
  private mutating func takeArrow() -> Bool {
    var ahead = index
    while token(ahead).keyword == .throws || token(ahead).keyword == .async {
      ahead += 1
      if token(ahead).kind == .leftParenthesis { ahead = groupEnd(ahead) }
    }
    guard token(ahead).kind == .op, token(ahead).isArrow(bytes) else { return false }
    index = ahead
    advance()
    return true
  }

  private mutating func takeOperand(_ place: ExpressionPlace) -> Bool {
    while takeOperandPrefix(place) {}
    switch current.kind {
    case .word:
      return takeWordOperand(place)
    case .number, .regex:
      advance()
      takeSuffixes(place, Chain(start: nil), allowsClosure: false)
    case .string:
      noteInterpolations()
      advance()
      takeSuffixes(place, Chain(start: nil), allowsClosure: false)
    case .dot where next.kind == .word || next.kind == .number:
      takeSuffixes(place, Chain(start: nil), allowsClosure: true)
    case .leftParenthesis:
      takeGroup(as: .list)
      takeSuffixes(place, Chain(start: nil), allowsClosure: true)
    case .leftBracket:
      takeGroup(as: .list)
      takeSuffixes(place, Chain(start: nil), allowsClosure: false)
    case .leftBrace:
      takeGroup(as: .closure)
      takeSuffixes(place, Chain(start: nil), allowsClosure: true)
    case .poundWord:
      return takePoundOperand(place)
    case .backslash:
      takeKeyPath()
    case .atSign:
      return takeType()
    default:
      return false
    }
    return true
  }

  /// An operator as a value: `reduce(0, +)`.
  private var isOperatorValue: Bool {
    guard at(.op) else { return false }
    switch next.kind {
    case .comma, .colon, .rightParenthesis, .rightBracket, .endOfFile: return true
    default: return false
    }
  }

  private mutating func takeOperandPrefix(_ place: ExpressionPlace) -> Bool {
    let token = current
    switch token.kind {
    case .op where token.isPrefix(bytes):
      advance()
      return true
    case .word:
      switch token.keyword {
      case .try:
        advance()
        if current.isPostfix(bytes), operatorByte == .question || operatorByte == .exclamation {
          advance()
        }
        return true
      case .await, .inout:
        advance()
        return true
      case .let, .var:
        guard place == .pattern else { return false }
        advance()
        return true
      case .is:
        guard place == .pattern else { return false }
        advance()
        return true
      case .repeat:
        guard next.kind != .leftBrace else { return false }
        advance()
        return true
      case .unsafe, .copy, .consume, .each, .borrow:
        guard isPrefixWord else { return false }
        advance()
        return true
      default:
        return false
      }
    default:
      return false
    }
  }

  /// `copy x`, `each x` on one line; after `unsafe` also `(x)`, `.x` and `{ x }`.
  private var isPrefixWord: Bool {
    let operand = next
    guard !operand.flags.contains(.startsLine) else { return false }
    switch operand.kind {
    case .dot, .leftParenthesis, .leftBracket:
      return at(.unsafe) && operand.flags.contains(.afterTrivia)
    case .leftBrace:
      return at(.unsafe)
    case .word:
      switch operand.keyword {
      case .Any, .selfWord, .selfTypeWord, .super, .initWord, .true, .false, .nil, .repeat, .try,
        .if, .switch:
        return true
      default:
        return !operand.keyword.isReserved
      }
    case .number, .string, .regex, .atSign, .backslash, .poundWord:
      return true
    case .op:
      return operand.isPrefix(bytes)
    default:
      return false
    }
  }

  private mutating func takeWordOperand(_ place: ExpressionPlace) -> Bool {
    let keyword = current.keyword
    switch keyword {
    case .if, .switch, .do:
      return takeStatementOperand(keyword)
    case .true, .false, .nil:
      advance()
      takeSuffixes(place, Chain(start: nil), allowsClosure: false)
    case .any, .some:
      if next.kind == .word, !next.keyword.isReserved, !next.flags.contains(.startsLine) {
        return takeType()
      }
      takeName(place)
    case .nonisolated where isNonsendingType:
      return takeType()
    case .selfWord, .selfTypeWord, .super, .initWord, .deinit, .subscript, .Any:
      takeName(place)
    default:
      guard !keyword.isReserved else { return false }
      takeName(place)
    }
    return true
  }

  /// `nonisolated(nonsending) () async -> Void` as an operand.
  private var isNonsendingType: Bool {
    next.kind == .leftParenthesis && text(index + 2) == "nonsending"
      && token(index + 3).kind == .rightParenthesis && startsType(token(index + 4))
  }

  private mutating func takeName(_ place: ExpressionPlace) {
    var chain = Chain(start: index)
    if isWildcard(index) {
      chain.start = nil
    } else {
      chain.names.append(index)
    }
    let isAnonymous = isAnonymousArgument
    advance()
    if !isAnonymous {
      takeModuleSelectors(&chain)
      takeNameSuffix()
    }
    takeSuffixes(place, chain, allowsClosure: true)
  }

  /// `$0`
  private var isAnonymousArgument: Bool {
    let range = current.range
    return range.count > 1 && bytes[range.lowerBound] == 0x24
      && bytes[range].dropFirst().allSatisfy(ByteClass.isDigit)
  }

  private mutating func takeStatementOperand(_ keyword: Keyword) -> Bool {
    guard nesting < Self.maximumNesting else { return false }
    nesting += 1
    defer { nesting -= 1 }
    switch keyword {
    case .if: takeIf()
    case .switch: takeSwitch()
    default:
      guard next.kind == .leftBrace || next.keyword == .throws else { return false }
      takeDo()
    }
    return true
  }
}
