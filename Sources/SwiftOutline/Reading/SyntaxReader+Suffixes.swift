extension SyntaxReader {
  /// The names before a call's parenthesis, by token.
  struct Chain {
    /// The first token; `nil` if the names are members of something that is no name.
    var start: Int?
    var names: [Int] = []
    /// `?` or `!` stands after the names: a call still has them, a member starts anew.
    var isEnded = false
  }

  /// Members, calls, subscripts, closures and postfix operators after an operand.
  mutating func takeSuffixes(_ place: ExpressionPlace, _ start: Chain, allowsClosure: Bool) {
    var chain = start
    var allowsClosure = allowsClosure
    var openDirectives = 0
    while true {
      if place == .directive, isAtLineStart { return }
      switch current.kind {
      case .dot:
        guard takeMember(&chain) else { return }
        allowsClosure = true
      case .leftParenthesis where !isAtLineStart:
        takeCall(place, chain)
        chain = Chain(start: nil)
        allowsClosure = true
      case .leftBracket where !isAtLineStart:
        takeGroup(as: .list)
        if place == .plain || place == .directive, at(.leftBrace), isTrailingClosure(.plain) {
          _ = takeTrailingClosures()
        }
        chain = Chain(start: nil)
        allowsClosure = true
      case .leftBrace where allowsClosure && place != .pattern && isTrailingClosure(place):
        takeClosureCall(chain)
        chain = Chain(start: nil)
        if at(.leftBrace) { return }
      case .op where split > 0 && (operatorByte == .question || operatorByte == .exclamation):
        chain.isEnded = true
        takeOperatorBytes(1)
      case .op where current.isPostfix(bytes):
        if operatorByte == .question || operatorByte == .exclamation {
          chain.isEnded = true
        } else {
          chain = Chain(start: nil)
        }
        advance()
        allowsClosure = true
      case .poundWord where place != .directive:
        guard takePostfixDirective(&openDirectives) else { return }
        chain = Chain(start: nil)
      default:
        return
      }
    }
  }

  private mutating func takeMember(_ chain: inout Chain) -> Bool {
    if chain.isEnded { chain = Chain(start: nil) }
    switch next.kind {
    case .word:
      advance()
      chain.names.append(index)
      advance()
      takeModuleSelectors(&chain)
      takeNameSuffix()
    case .number:
      advance()
      advance()
      chain = Chain(start: nil)
    case .leftBracket, .leftParenthesis, .leftBrace:
      advance()
      chain = Chain(start: nil)
    default:
      return false
    }
    return true
  }

  /// `Module::name`
  mutating func takeModuleSelectors(_ chain: inout Chain) {
    while at(.colon), isModuleSelector(index), token(index + 2).kind == .word {
      advance()
      advance()
      chain.names.append(index)
      advance()
    }
  }

  /// What belongs to a name: argument labels, `f(a:b:)`, and generic arguments.
  mutating func takeNameSuffix() {
    if at(.leftParenthesis), !isAtLineStart, isArgumentLabelList {
      takeGroup()
    }
    if operatorByte == .less {
      _ = takeGenericArgumentsIfDisambiguated()
    }
  }

  private var isArgumentLabelList: Bool {
    let close = groupClose(index)
    var position = index + 1
    guard position < close else { return false }
    while position < close {
      guard tokens[position].kind == .word, position + 1 < close,
        tokens[position + 1].kind == .colon
      else { return false }
      position += 2
    }
    return true
  }

  private mutating func takeCall(_ place: ExpressionPlace, _ chain: Chain) {
    let opener = index
    let group = takeGroup()
    let call = noteCall(chain, opener)
    if let call {
      notes?.look(into: group, as: .arguments(call: call))
    }
    var closures: [Call.TrailingClosure] = []
    if place == .plain || place == .directive, at(.leftBrace), isTrailingClosure(.plain) {
      closures = takeTrailingClosures()
    }
    finishCall(call, closures)
  }

  private mutating func takeClosureCall(_ chain: Chain) {
    let call = noteCall(chain, index)
    finishCall(call, takeTrailingClosures())
  }

  private mutating func noteCall(_ chain: Chain, _ opener: Int) -> Int? {
    guard notes != nil else { return nil }
    let start = chain.names.last ?? opener
    let call = Call(
      range: tokens[start].range, callee: chain.names.map(identifier),
      isMember: chain.start == nil && !chain.names.isEmpty, arguments: [], trailingClosures: [])
    notes?.calls.append(call)
    return (notes?.calls.count ?? 1) - 1
  }

  private mutating func finishCall(_ call: Int?, _ closures: [Call.TrailingClosure]) {
    guard let call, let lower = notes?.calls[call].range.lowerBound else { return }
    notes?.calls[call].range = lower..<max(lower, consumedEnd)
    notes?.calls[call].trailingClosures = closures
  }

  private mutating func takeTrailingClosures() -> [Call.TrailingClosure] {
    var closures = [takeTrailingClosure(label: nil)]
    while isTrailingClosureLabel {
      let label = notes == nil ? nil : identifier(index)
      advance()
      advance()
      closures.append(takeTrailingClosure(label: label))
    }
    return closures
  }

  private var isTrailingClosureLabel: Bool {
    let token = current
    guard token.kind == .word, token.keyword != .default, next.kind == .colon else { return false }
    return self.token(index + 2).kind == .leftBrace
  }

  private mutating func takeTrailingClosure(label: Identifier?) -> Call.TrailingClosure {
    let start = Int(current.start)
    takeGroup(as: .closure)
    return Call.TrailingClosure(label: label, range: start..<consumedEnd)
  }

  /// Whether the brace at `index` is a trailing closure, as Swift tells it from a body.
  func isTrailingClosure(_ place: ExpressionPlace) -> Bool {
    let first = next
    if first.kind == .word {
      switch first.keyword {
      case .didSet, .willSet, .initWord, .case: return false
      default: break
      }
    }
    if first.kind == .atSign, startsObservers(index + 1) { return false }
    guard place == .condition else { return true }
    guard !first.flags.contains(.startsLine), isClosed(index) else { return false }
    let follower = token(groupEnd(index))
    switch follower.kind {
    case .leftBrace, .comma:
      return true
    case .word where follower.keyword == .where:
      return true
    case .leftBracket, .leftParenthesis, .dot, .colon:
      return !follower.flags.contains(.startsLine)
    case .word where follower.keyword == .is || follower.keyword == .as:
      return !follower.flags.contains(.startsLine)
    case .op:
      return !follower.isPrefix(bytes) && !follower.flags.contains(.startsLine)
    default:
      return false
    }
  }

  private func startsObservers(_ start: Int) -> Bool {
    var position = start
    while token(position).kind == .atSign, token(position + 1).kind == .word {
      position += 2
      if token(position).kind == .leftParenthesis { position = groupEnd(position) }
    }
    switch token(position).keyword {
    case .didSet, .willSet, .initWord: return true
    default: return false
    }
  }

  /// `#if` before `.member`, and the directives that belong to it.
  private mutating func takePostfixDirective(_ open: inout Int) -> Bool {
    switch current.keyword {
    case .if:
      guard startsPostfixDirective else { return false }
      open += 1
      takeDirectiveLine()
    case .elseif, .else:
      guard open > 0 else { return false }
      takeDirectiveLine()
    case .endif:
      guard open > 0 else { return false }
      open -= 1
      advance()
    default:
      return false
    }
    return true
  }

  private var startsPostfixDirective: Bool {
    var position = index
    var lines = 0
    while token(position).kind == .poundWord, token(position).keyword == .if {
      lines += 1
      if lines > Self.directiveLookahead { return false }
      position += 1
      while position < limit, !tokens[position].flags.contains(.startsLine) {
        switch tokens[position].kind {
        case .leftParenthesis, .leftBracket, .leftBrace:
          position = groupEnd(position)
        case .poundWord where tokens[position].keyword == .if:
          return false
        default:
          position += 1
        }
      }
    }
    return token(position).kind == .dot && token(position + 1).kind != .number
  }

  /// `#if condition`, `#else`: up to the end of the condition or of the line, whatever is further.
  /// Returns the tokens of the condition.
  @discardableResult
  mutating func takeDirectiveLine() -> Range<Int>? {
    let hasCondition = current.keyword != .else && current.keyword != .endif
    advance()
    let start = index
    if hasCondition {
      let noted = notes.take()
      takeExpression(.directive)
      notes = noted
    }
    while !isAtEnd, !isAtLineStart {
      switch current.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: takeGroup()
      default: advance()
      }
    }
    return hasCondition && start < index ? start..<index : nil
  }
}
