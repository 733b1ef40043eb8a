extension SyntaxReader {
  /// Takes the statement, declaration or expression at `index`, at least one token.
  mutating func takeStatement() {
    let start = index
    if at(.poundWord) {
      switch current.keyword {
      case .if where attributeBlockEnd(index) != nil: break
      case .if, .elseif, .else, .endif:
        takeDirectiveLine()
        return
      default: break
      }
    }
    skipLabel()
    if let keyword = declarationKeyword() {
      takeLocalDeclaration(keyword)
    } else if at(.atSign) || isDirective(.if) {
      _ = takeAttributes()
      if index > start { return }
    } else if !takeKeywordStatement() {
      takeExpression(.plain)
    }
    if index == start { takeUnknown() }
  }

  private mutating func takeLocalDeclaration(_ keyword: Int) {
    let head = takeDeclaration(keyword: keyword)
    if head.membersOpener != nil {
      takeGroup(as: .members)
    }
  }

  mutating func takeUnknown() {
    switch current.kind {
    case .leftParenthesis, .leftBracket:
      takeGroup(as: .list)
    case .leftBrace:
      takeGroup(as: .closure)
    default:
      advance()
    }
  }

  /// `outer: for …`
  private mutating func skipLabel() {
    guard at(.word), next.kind == .colon, !current.keyword.isReserved else { return }
    switch token(index + 2).keyword {
    case .for, .while, .repeat, .if, .switch, .do, .guard:
      advance()
      advance()
    default:
      break
    }
  }

  private mutating func takeKeywordStatement() -> Bool {
    guard at(.word) else { return false }
    switch current.keyword {
    case .if: takeIf()
    case .guard: takeGuard()
    case .while:
      advance()
      takeConditions()
      takeBlock()
    case .repeat where next.kind == .leftBrace: takeRepeat()
    case .for: takeFor()
    case .switch: takeSwitch()
    case .do: takeDo()
    case .defer:
      advance()
      takeBlock()
    case .break, .continue:
      advance()
      if at(.word), !isAtLineStart, !current.keyword.isReserved { advance() }
    case .return, .throw, .fallthrough, .else, .catch, .case, .default, .in, .where: advance()
    default: return false
    }
    return true
  }

  private mutating func takeBlock() {
    guard at(.leftBrace) else { return }
    takeGroup(as: .block)
  }

  mutating func takeIf() {
    while true {
      advance()
      takeConditions()
      takeBlock()
      guard take(.else) else { break }
      guard at(.if) else {
        takeBlock()
        break
      }
    }
    takeCast()
  }

  /// `if … {} else {} as T`
  private mutating func takeCast() {
    guard take(.as) else { return }
    if current.isPostfix(bytes) { advance() }
    takeType()
  }

  private mutating func takeGuard() {
    advance()
    takeConditionList()
    _ = take(.else)
    takeBlock()
  }

  private mutating func takeRepeat() {
    advance()
    takeBlock()
    if take(.while) { takeExpression(.plain) }
  }

  private mutating func takeFor() {
    advance()
    _ = take(.try)
    _ = take(.await)
    if at(.unsafe), next.kind != .colon, next.keyword != .in { advance() }
    _ = take(.case)
    takeExpression(.pattern)
    if take(.colon) { takeType() }
    if take(.in), !at(.leftBrace) { takeExpression(.condition) }
    if take(.where) { takeExpression(.condition) }
    takeBlock()
  }

  mutating func takeDo() {
    advance()
    if take(.throws), at(.leftParenthesis) { takeGroup() }
    takeBlock()
    while take(.catch) {
      while !isAtEnd, !at(.leftBrace) {
        let start = index
        takeExpression(.pattern)
        if take(.where) { takeExpression(.condition) }
        guard take(.comma), index > start else { break }
      }
      takeBlock()
    }
  }

  mutating func takeSwitch() {
    let start = Int(current.start)
    advance()
    let subjectStart = Int(current.start)
    if !at(.leftBrace) { takeExpression(.condition) }
    let subject = subjectStart..<max(subjectStart, consumedEnd)
    guard at(.leftBrace) else { return }
    var number: Int?
    if let count = notes?.switches.count {
      number = count
      notes?.switches.append(Switch(range: start..<start, subject: subject, arms: []))
    }
    let group = takeGroup()
    if let number {
      notes?.switches[number].range = start..<consumedEnd
      notes?.look(into: group, as: .arms(switch: number))
    }
    takeCast()
  }

  private mutating func takeConditions() {
    guard !at(.leftBrace) else { return }
    takeConditionList()
  }

  private mutating func takeConditionList() {
    while !isAtEnd, !at(.else) {
      let start = index
      takeCondition()
      guard take(.comma), index > start else { return }
    }
  }

  private mutating func takeCondition() {
    switch current.keyword {
    case .case where at(.word), .let where at(.word), .var where at(.word),
      .inout where at(.word):
      advance()
      takeExpression(.pattern)
      if take(.colon) { takeType() }
      if takeOperator("=") { takeExpression(.condition) }
    default:
      takeExpression(.condition)
    }
  }
}
