extension SyntaxReader {
  func identifier(_ position: Int) -> Identifier {
    let range = token(position).range
    let start = bytes[range.lowerBound] == .backtick ? 1 : 0
    guard start == 1, range.count > 2 else {
      return Identifier(text: String(decoding: bytes[range], as: UTF8.self), range: range)
    }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    return Identifier(text: String(decoding: bytes[inner], as: UTF8.self), range: range)
  }

  /// `\Root.name[0]?.other`; no call and no closure belongs to a key path.
  mutating func takeKeyPath() {
    advance()
    switch current.kind {
    case .word
    where !current.keyword.isReserved || current.keyword == .selfTypeWord
      || current.keyword == .Any:
      advance()
      if operatorByte == .less { _ = takeGenericArgumentsIfDisambiguated() }
    case .leftParenthesis, .leftBracket:
      takeGroup()
    default:
      break
    }
    while takeKeyPathComponent() {}
  }

  private mutating func takeKeyPathComponent() -> Bool {
    switch current.kind {
    case .dot:
      switch next.kind {
      case .word:
        advance()
        advance()
        takeNameSuffix()
      case .number:
        advance()
        advance()
      case .leftBracket:
        advance()
      default:
        return false
      }
    case .leftBracket where !isAtLineStart:
      takeGroup(as: .list)
    case .op where isKeyPathOperator:
      let endsWithDot = bytes[Int(current.end) - 1] == .dot
      advance()
      if endsWithDot {
        guard take(.word) || take(.number) else { return false }
        takeNameSuffix()
      }
    default:
      return false
    }
    return true
  }

  private var isKeyPathOperator: Bool {
    bytes[current.range].allSatisfy { $0 == .dot || $0 == .question || $0 == .exclamation }
  }

  /// `#selector(…)`, `#Preview { … }`, `#file`; directives are no operands.
  mutating func takePoundOperand(_ place: ExpressionPlace) -> Bool {
    switch current.keyword {
    case .if, .elseif, .else, .endif: return false
    default: break
    }
    let isCondition = current.keyword == .available || current.keyword == .unavailable
    advance()
    if operatorByte == .less { _ = takeGenericArgumentsIfDisambiguated() }
    if at(.leftParenthesis), isCondition || !isAtLineStart {
      takeGroup(as: .list)
    }
    if place != .condition, place != .pattern, at(.leftBrace), isTrailingClosure(.plain) {
      takeMacroClosures()
    }
    takeSuffixes(place, Chain(start: nil), allowsClosure: false)
    return true
  }

  private mutating func takeMacroClosures() {
    takeGroup(as: .closure)
    while at(.word), next.kind == .colon, token(index + 2).kind == .leftBrace, !at(.default) {
      advance()
      advance()
      takeGroup(as: .closure)
    }
  }

  /// Notes what stands in the interpolations of the string at `index`, for a later look.
  mutating func noteInterpolations() {
    guard notes != nil, current.flags.contains(.interpolated) else { return }
    notes?.strings.append(index)
  }
}
