/// Puts declarations, `#if` blocks and code together into items, with a stack of its own for what
/// is nested.
struct OutlineBuilder {
  /// Types and `#if` blocks nested deeper than this stay unread, as code.
  static let maximumDepth = 64

  private enum Owner {
    case file
    case type(Declaration, opener: Int)
    case conditional(ConditionalBlock)
  }

  private struct Frame {
    var owner: Owner
    var items: [Item] = []
    var limit: Int
  }

  private var reader: SyntaxReader
  private var frames: [Frame]
  /// The item read last is code made of tokens that make no sense.
  private var endsInUnknown = false

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    reader = SyntaxReader(bytes: bytes, tokens: tokens, region: 0..<tokens.count)
    frames = [Frame(owner: .file, limit: tokens.count)]
  }

  mutating func build() -> [Item] {
    while true {
      if !reader.isAtEnd {
        readItem()
      } else if frames.count > 1 {
        closeFrame()
      } else {
        return frames[0].items
      }
    }
  }

  private mutating func append(_ item: Item) {
    frames[frames.count - 1].items.append(item)
  }

  private mutating func readItem() {
    let start = reader.index
    switch reader.current.kind {
    case .semicolon:
      reader.advance()
    case .poundWord where readDirective():
      break
    default:
      if let keyword = reader.declarationKeyword(), declares(keyword) {
        readDeclaration(keyword)
      } else {
        readCode(from: start)
      }
    }
  }

  /// A `case` declares something in a type only.
  private func declares(_ keyword: Int) -> Bool {
    reader.token(keyword).keyword != .case || isInType
  }

  private mutating func readDeclaration(_ keyword: Int) {
    let head = reader.takeDeclaration(keyword: keyword)
    guard let opener = head.membersOpener else {
      return append(.declaration(head.declaration))
    }
    guard frames.count < Self.maximumDepth else {
      reader.takeGroup()
      return append(.code(head.declaration.range.lowerBound..<reader.consumedEnd))
    }
    frames.append(
      Frame(owner: .type(head.declaration, opener: opener), limit: reader.limit))
    reader.index = opener
    reader.advance()
    reader.limit = max(reader.groupClose(opener), reader.index)
  }

  private mutating func closeFrame() {
    guard let frame = frames.popLast() else { return }
    switch frame.owner {
    case .file:
      break
    case .type(var declaration, let opener):
      reader.limit = frame.limit
      reader.index = opener
      let start = Int(reader.current.start)
      reader.takeGroup()
      declaration.body = start..<reader.consumedEnd
      declaration.range = declaration.range.lowerBound..<reader.consumedEnd
      declaration.members = frame.items
      append(.declaration(declaration))
    case .conditional(let block):
      finish(block, items: frame.items)
    }
  }

  /// False if what stands at the index is no directive that makes a block.
  private mutating func readDirective() -> Bool {
    switch reader.current.keyword {
    case .if:
      guard reader.attributeBlockEnd(reader.index) == nil else { return false }
      openConditional()
    case .elseif, .else:
      continueConditional()
    case .endif:
      endConditional()
    default:
      return false
    }
    return true
  }

  private mutating func openConditional() {
    let start = Int(reader.current.start)
    guard frames.count < Self.maximumDepth else { return skipConditional() }
    var block = ConditionalBlock(range: start..<start, clauses: [])
    block.clauses.append(takeClause())
    frames.append(Frame(owner: .conditional(block), limit: reader.limit))
  }

  private mutating func takeClause() -> ConditionalBlock.Clause {
    let word = reader.current.range
    let condition = reader.takeDirectiveLine()
    return ConditionalBlock.Clause(
      directive: word, condition: condition.map(reader.normalizedText),
      range: word.lowerBound..<reader.consumedEnd, items: [])
  }

  private mutating func continueConditional() {
    guard case .conditional(var block) = frames[frames.count - 1].owner else {
      return readStrayDirective()
    }
    endClause(&block, items: frames[frames.count - 1].items)
    block.clauses.append(takeClause())
    frames[frames.count - 1].owner = .conditional(block)
    frames[frames.count - 1].items = []
  }

  private mutating func endConditional() {
    guard case .conditional(var block) = frames[frames.count - 1].owner,
      let frame = frames.popLast()
    else { return readStrayDirective() }
    endClause(&block, items: frame.items)
    reader.advance()
    block.range = block.range.lowerBound..<reader.consumedEnd
    append(.conditional(block))
  }

  /// The block is not closed before its surroundings end.
  private mutating func finish(_ block: ConditionalBlock, items: [Item]) {
    var block = block
    endClause(&block, items: items)
    block.range = block.range.lowerBound..<max(block.range.lowerBound, reader.consumedEnd)
    append(.conditional(block))
  }

  private func endClause(_ block: inout ConditionalBlock, items: [Item]) {
    guard var clause = block.clauses.popLast() else { return }
    clause.items = items
    clause.range = clause.range.lowerBound..<max(clause.range.upperBound, reader.consumedEnd)
    block.clauses.append(clause)
  }

  private mutating func readStrayDirective() {
    let start = Int(reader.current.start)
    reader.takeDirectiveLine()
    append(.code(start..<reader.consumedEnd))
  }

  /// Takes a block that is nested too deep up to its `#endif`.
  private mutating func skipConditional() {
    let start = Int(reader.current.start)
    var depth = 0
    repeat {
      switch reader.current.kind {
      case .poundWord:
        if reader.isDirective(.if) { depth += 1 }
        if reader.isDirective(.endif) { depth -= 1 }
        reader.advance()
      case .leftBrace, .leftBracket, .leftParenthesis:
        reader.takeGroup()
      default:
        reader.advance()
      }
    } while depth > 0 && !reader.isAtEnd
    append(.code(start..<reader.consumedEnd))
  }

  private mutating func readCode(from start: Int) {
    let lower = Int(reader.current.start)
    if isInType {
      readOpaqueMember()
    } else {
      reader.takeStatement()
    }
    if reader.index == start { reader.takeUnknown() }
    let range = lower..<max(lower, reader.consumedEnd)
    // What no statement can be made of stays one item, however long it is.
    let isUnknown = reader.index == start + 1 && isPunctuation(start)
    if isUnknown, endsInUnknown, case .code(let last) = frames[frames.count - 1].items.last {
      frames[frames.count - 1].items.removeLast()
      append(.code(last.lowerBound..<range.upperBound))
    } else {
      append(.code(range))
    }
    endsInUnknown = isUnknown
  }

  private func isPunctuation(_ position: Int) -> Bool {
    switch reader.token(position).kind {
    case .word, .number, .string, .regex, .poundWord: false
    default: true
    }
  }

  private var isInType: Bool {
    for frame in frames.reversed() {
      switch frame.owner {
      case .type: return true
      case .file: return false
      case .conditional: continue
      }
    }
    return false
  }

  /// A macro expansion, or syntax that is not known: up to the next line that starts a member.
  private mutating func readOpaqueMember() {
    let start = reader.index
    _ = reader.takeAttributes()
    while let end = reader.modifierEnd(reader.index), reader.index < end {
      while reader.index < end, !reader.isAtEnd { reader.advance() }
    }
    if reader.at(.poundWord), reader.takePoundOperand(.plain) { return }
    while !reader.isAtEnd {
      if reader.index > start, reader.isAtLineStart, startsMember { return }
      if reader.at(.semicolon) { return }
      reader.takeUnknown()
    }
  }

  private var startsMember: Bool {
    switch reader.current.kind {
    case .atSign, .poundWord: true
    case .word: reader.declarationKeyword() != nil
    default: false
    }
  }
}
