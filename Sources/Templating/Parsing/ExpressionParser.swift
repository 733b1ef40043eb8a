import Spelling

/// Reads expressions from the words of one tag. From loose to tight: `or`, `and`, `not`, comparisons
/// (which do not chain), `is defined`, filters.
struct ExpressionParser {
  private let tokens: [Token]
  private var index = 0
  private var depth = 0

  static let reservedWords: Set = ["and", "or", "not", "in", "is", "true", "false", "none"]

  /// `tokens` end with their closing delimiter.
  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  /// The next word; at the end always the closing delimiter.
  var current: Token {
    index < tokens.count ? tokens[index] : tokens.last ?? Token(kind: .end(""), offset: 0)
  }

  var isAtEnd: Bool {
    if case .end = current.kind { true } else { false }
  }

  mutating func advance() {
    index += 1
  }

  mutating func skip(_ symbol: Token.Symbol) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func skip(_ word: String) -> Bool {
    guard current.kind == .name(word) else { return false }
    advance()
    return true
  }

  func expected(_ wanted: String) -> Fault {
    Fault(.expected(wanted, found: current.shown), at: current.offset)
  }

  mutating func parseEnd() throws(Fault) {
    guard isAtEnd else { throw expected("the end of the tag") }
  }

  /// The name of something that the template itself names.
  mutating func parseNewName() throws(Fault) -> String {
    guard case .name(let name) = current.kind else { throw expected("a name") }
    guard !Self.reservedWords.contains(name), name != "forloop" else {
      throw Fault(.reservedWord(name), at: current.offset)
    }
    advance()
    return name
  }

  mutating func parseExpression() throws(Fault) -> Expression {
    let offset = current.offset
    var operands = [try parseConjunction()]
    while skip("or") { operands.append(try parseConjunction()) }
    return operands.count == 1 ? operands[0] : Expression(kind: .any(operands), offset: offset)
  }

  private mutating func parseConjunction() throws(Fault) -> Expression {
    let offset = current.offset
    var operands = [try parseNegation()]
    while skip("and") { operands.append(try parseNegation()) }
    return operands.count == 1 ? operands[0] : Expression(kind: .all(operands), offset: offset)
  }

  private mutating func parseNegation() throws(Fault) -> Expression {
    let offset = current.offset
    guard skip("not") else { return try parseComparison() }
    try enter(at: offset)
    defer { depth -= 1 }
    return Expression(kind: .not(try parseNegation()), offset: offset)
  }

  private mutating func parseComparison() throws(Fault) -> Expression {
    let left = try parseFiltered()
    let offset = current.offset
    guard let comparison = currentComparison else { return left }
    advance()
    let right = try parseFiltered()
    guard currentComparison == nil else { throw Fault(.chainedComparison, at: current.offset) }
    return Expression(kind: .comparison(left, comparison, right), offset: offset)
  }

  private var currentComparison: Comparison? {
    switch current.kind {
    case .symbol(.equal): .equal
    case .symbol(.notEqual): .notEqual
    case .symbol(.less): .less
    case .symbol(.lessOrEqual): .lessOrEqual
    case .symbol(.greater): .greater
    case .symbol(.greaterOrEqual): .greaterOrEqual
    case .name("in"): .isIn
    default: nil
    }
  }

  private mutating func enter(at offset: Int) throws(Fault) {
    depth += 1
    guard depth <= TemplateLimits.expressionNesting else {
      throw Fault(.expressionTooDeep(limit: TemplateLimits.expressionNesting), at: offset)
    }
  }
}

extension ExpressionParser {
  private mutating func parseFiltered() throws(Fault) -> Expression {
    let operand = try parseOperand()
    if skip("is") {
      guard skip("defined") else { throw expected("'defined' after 'is'") }
      guard case .variable(let path) = operand.kind else {
        throw Fault(
          .expected("a variable before 'is defined'", found: "a value"), at: operand.offset)
      }
      return Expression(kind: .isDefined(path), offset: operand.offset)
    }
    var calls: [FilterCall] = []
    while skip(.pipe) { calls.append(try parseFilterCall()) }
    return calls.isEmpty
      ? operand : Expression(kind: .filtered(operand, calls), offset: operand.offset)
  }

  private mutating func parseFilterCall() throws(Fault) -> FilterCall {
    let offset = current.offset
    guard case .name(let name) = current.kind else { throw expected("a filter's name") }
    guard let filter = Filter(rawValue: name) else {
      let nearest = nearestName(to: name, in: Filter.allCases.map(\.rawValue))
      throw Fault(.unknownFilter(name, nearest: nearest), at: offset)
    }
    advance()
    var arguments: [Expression] = []
    if skip(.colon) {
      repeat { arguments.append(try parseOperand()) } while skip(.comma)
    }
    guard filter.argumentCounts.contains(arguments.count) else {
      throw Fault(
        .filterArgumentCount(filter: name, takes: filter.argumentCounts, found: arguments.count),
        at: offset
      )
    }
    return FilterCall(filter: filter, arguments: arguments, offset: offset)
  }

  private mutating func parseOperand() throws(Fault) -> Expression {
    let offset = current.offset
    switch current.kind {
    case .string(let text):
      advance()
      return Expression(kind: .literal(.string(text)), offset: offset)
    case .integer(let number):
      advance()
      return Expression(kind: .literal(.integer(number)), offset: offset)
    case .name(let name):
      return try parseWord(name)
    case .symbol(.leftParenthesis):
      advance()
      try enter(at: offset)
      defer { depth -= 1 }
      let inner = try parseExpression()
      guard skip(.rightParenthesis) else { throw expected("')'") }
      return inner
    default:
      throw expected("a value")
    }
  }

  private mutating func parseWord(_ word: String) throws(Fault) -> Expression {
    let root = VariablePath.Component(name: word, offset: current.offset)
    switch word {
    case "true", "false":
      advance()
      return Expression(kind: .literal(.boolean(word == "true")), offset: root.offset)
    case "none":
      throw Fault(.reservedWord(word), at: root.offset)
    case _ where Self.reservedWords.contains(word):
      throw expected("a value")
    default:
      advance()
      let path = VariablePath(root: root, members: try parseMembers())
      return Expression(kind: .variable(path), offset: root.offset)
    }
  }

  private mutating func parseMembers() throws(Fault) -> [VariablePath.Component] {
    var members: [VariablePath.Component] = []
    while skip(.dot) {
      switch current.kind {
      case .name(let name):
        members.append(VariablePath.Component(name: name, offset: current.offset))
      case .integer(let number) where number >= 0:
        members.append(VariablePath.Component(name: String(number), offset: current.offset))
      default:
        throw expected("a member's name or an index after '.'")
      }
      advance()
    }
    return members
  }
}
