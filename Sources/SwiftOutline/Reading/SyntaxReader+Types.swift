extension SyntaxReader {
  /// Takes a type at `index`; false if none starts there. Generic arguments are counted, not
  /// recursed into. Leaves the type's names in `typeNames`.
  @discardableResult
  mutating func takeType(isArgument: Bool = false) -> Bool {
    typeNames.removeAll(keepingCapacity: true)
    typeIsPlain = true
    var angles = 0
    while true {
      takeTypePrefixes()
      guard takeTypePrimary(isArgument: isArgument, angles) else { return false }
      switch takeTypeSuffixes(&angles) {
      case .operand: continue
      case .end: return angles == 0
      }
    }
  }

  private enum TypeStep {
    case operand, end
  }

  private mutating func takeTypePrefixes() {
    while true {
      switch current.kind {
      case .atSign:
        takeTypeAttribute()
      case .op where operatorByte == .tilde:
        takeOperatorBytes(1)
      case .word where isTypeSpecifier:
        let hasArguments = at(.nonisolated) || current.keyword == .none
        advance()
        if hasArguments, at(.leftParenthesis), !isAtLineStart { takeGroup() }
      default:
        return
      }
    }
  }

  /// `some`, `inout`, `sending` … in front of a type, not as its name.
  private var isTypeSpecifier: Bool {
    switch current.keyword {
    case .inout, .repeat:
      return true
    case .nonisolated:
      return next.kind == .leftParenthesis || startsType(next)
    case .some, .any, .each, .borrowing, .consuming, .isolated, .sending, .legacyOwned,
      .legacyShared,
      ._const:
      return startsType(next)
    default:
      return isOtherTypeSpecifier
    }
  }

  /// Specifiers that are rare enough to be compared as text: `dependsOn(x)`.
  private var isOtherTypeSpecifier: Bool {
    let token = current
    guard token.keyword == .none, token.end - token.start == 9, next.kind == .leftParenthesis
    else { return false }
    return bytes[token.range].elementsEqual("dependsOn".utf8)
  }

  /// The word at `index` if it says something about the type after it.
  var typeSpecifier: String? {
    at(.word) && isTypeSpecifier ? text(index) : nil
  }

  /// The word at `index` can be a type's name.
  var isTypeName: Bool {
    switch current.keyword {
    case .Any, .selfTypeWord: true
    default: !current.keyword.isReserved
    }
  }

  func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .word:
      switch token.keyword {
      case .Any, .selfTypeWord, .inout, .repeat: true
      default: !token.keyword.isReserved
      }
    case .leftParenthesis, .leftBracket, .atSign: true
    case .op: bytes[Int(token.start)] == .tilde
    default: false
    }
  }

  private mutating func takeTypeAttribute() {
    advance()
    while take(.word), at(.dot) { advance() }
    if at(.leftParenthesis), !current.flags.contains(.afterTrivia), !isFunctionTypeParameters {
      takeGroup()
    }
  }

  /// `@escaping() -> Void`: the parentheses belong to the type.
  var isFunctionTypeParameters: Bool {
    let follower = token(groupEnd(index))
    switch follower.kind {
    case .op: return follower.isArrow(bytes)
    case .word:
      return follower.keyword == .throws || follower.keyword == .async
        || follower.keyword == .rethrows
    default: return false
    }
  }

  private mutating func takeTypePrimary(isArgument: Bool, _ angles: Int) -> Bool {
    let allowsNumber = isArgument || angles > 0
    switch current.kind {
    case .word:
      let keyword = current.keyword
      guard !keyword.isReserved || keyword == .Any || keyword == .selfTypeWord || keyword == .class
      else { return false }
      if angles == 0 { typeNames.append(index) }
      advance()
      while at(.colon), next.kind == .colon, token(index + 2).kind == .word {
        advance()
        advance()
        if angles == 0 { typeNames.append(index) }
        advance()
      }
    case .leftParenthesis, .leftBracket:
      if angles == 0 { typeIsPlain = false }
      takeGroup()
    case .number where allowsNumber:
      advance()
    case .op where allowsNumber && isOperator("-") && next.kind == .number:
      advance()
      advance()
    default:
      return false
    }
    return true
  }

  private mutating func takeTypeSuffixes(_ angles: inout Int) -> TypeStep {
    while true {
      switch current.kind {
      case .dot where next.kind == .word:
        advance()
        if angles == 0 { typeNames.append(index) }
        advance()
      case .op:
        guard let step = takeTypeOperator(&angles) else { continue }
        return step
      case .comma where angles > 0:
        advance()
        if operatorByte != .greater { return .operand }
      case .word where takeFunctionEffects():
        if angles == 0 { typeIsPlain = false }
        advance()
        return .operand
      default:
        return .end
      }
    }
  }

  /// An operator after part of a type; `nil` if it was taken and suffixes may follow.
  private mutating func takeTypeOperator(_ angles: inout Int) -> TypeStep? {
    switch operatorByte {
    case .less:
      takeOperatorBytes(1)
      angles += 1
      return operatorByte == .greater ? nil : .operand
    case .greater where angles > 0:
      takeOperatorBytes(1)
      angles -= 1
      closedAngles = true
      return nil
    case .question where isPostfixMark, .exclamation where isPostfixMark:
      if angles == 0 { typeIsPlain = false }
      takeOperatorBytes(1)
      return nil
    case .ampersand where isOperator("&"):
      if angles == 0 { typeIsPlain = false }
      advance()
      return .operand
    case .minus where isOperator("->"):
      if angles == 0 { typeIsPlain = false }
      advance()
      return .operand
    case .dot where angles > 0 && isOperator("..."):
      advance()
      return nil
    default:
      return .end
    }
  }

  private var isPostfixMark: Bool {
    split > 0 || current.flags.contains(.leftBound)
  }

  /// `async throws(E)` before the `->` of a function type; left alone if no arrow follows.
  private mutating func takeFunctionEffects() -> Bool {
    let start = (index, split, consumedEnd)
    while true {
      switch current.keyword {
      case .async, .reasync, .throws, .rethrows: advance()
      default:
        (index, split, consumedEnd) = start
        return false
      }
      if at(.leftParenthesis) { takeGroup() }
      if isOperator("->") { return true }
      guard at(.word) else {
        (index, split, consumedEnd) = start
        return false
      }
    }
  }

  /// `<…>` after a name in an expression, taken only if what follows shows that it is no
  /// comparison.
  mutating func takeGenericArgumentsIfDisambiguated() -> Bool {
    guard operatorByte == .less, bytes[Int(current.start)] == .less, index >= genericsEnd else {
      return false
    }
    let start = (index, split, consumedEnd, limit)
    limit = min(limit, index + Self.genericLookahead)
    closedAngles = false
    let isList = takeGenericArguments()
    limit = start.3
    if isList, followsGenericArguments { return true }
    if !isList, !closedAngles { genericsEnd = index }
    (index, split, consumedEnd, limit) = start
    return false
  }

  private mutating func takeGenericArguments() -> Bool {
    takeOperatorBytes(1)
    if operatorByte == .greater {
      // `<>` is an operator, `< >` an empty list.
      guard split == 0 else { return false }
      takeOperatorBytes(1)
      return true
    }
    while true {
      guard takeType(isArgument: true) else { return false }
      if isOperator("...") { advance() }
      guard at(.comma) else { break }
      advance()
      if operatorByte == .greater { break }
    }
    guard operatorByte == .greater else { return false }
    takeOperatorBytes(1)
    return true
  }

  private var followsGenericArguments: Bool {
    if isAtEnd { return true }
    switch current.kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon,
      .colon, .endOfFile:
      return true
    case .leftParenthesis, .leftBracket:
      return !isAtLineStart
    case .op:
      let byte = operatorByte
      if byte == .question || byte == .exclamation {
        return split > 0 || current.flags.contains(.leftBound)
      }
      return isOperator("&") && current.isInfix
    default:
      return false
    }
  }
}
