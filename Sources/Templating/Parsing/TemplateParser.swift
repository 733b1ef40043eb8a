import Spelling

/// Builds nodes from pieces, with the blocks that are open on a stack of its own.
struct TemplateParser {
  private let text: TemplateText
  private var nodes: [Node] = []
  private var blocks: [OpenBlock] = []

  private init(_ text: TemplateText) {
    self.text = text
  }

  static func nodes(of text: TemplateText) throws(Fault) -> [Node] {
    var parser = TemplateParser(text)
    for piece in WhiteSpace.resolve(try PieceScanner.pieces(of: text), in: text) {
      try parser.add(piece)
    }
    if let block = parser.blocks.last, let end = block.tag.end {
      throw Fault(.unclosedBlock(tag: block.tag.rawValue, end: end.rawValue), at: block.offset)
    }
    return parser.nodes
  }

  private mutating func add(_ piece: Piece) throws(Fault) {
    switch piece.content {
    case .text:
      append(.text(piece.range))
    case .comment:
      return
    case .output(let tokens):
      var parser = ExpressionParser(tokens)
      append(.output(try parser.parseExpression(), offset: piece.range.lowerBound))
      try parser.parseEnd()
    case .tag(let tokens):
      var parser = ExpressionParser(tokens)
      try addTag(piece, try parseTag(&parser), &parser)
      try parser.parseEnd()
    }
  }

  private mutating func append(_ node: Node) {
    if blocks.isEmpty {
      nodes.append(node)
    } else {
      blocks[blocks.count - 1].append(node)
    }
  }

  private func parseTag(_ parser: inout ExpressionParser) throws(Fault) -> Tag {
    guard case .name(let name) = parser.current.kind else { throw parser.expected("a tag's name") }
    guard let tag = Tag(rawValue: name) else {
      let nearest = nearestName(to: name, in: Tag.allCases.map(\.rawValue))
      throw Fault(.unknownTag(name, nearest: nearest), at: parser.current.offset)
    }
    parser.advance()
    return tag
  }

  private mutating func addTag(
    _ piece: Piece,
    _ tag: Tag,
    _ parser: inout ExpressionParser
  ) throws(Fault) {
    let offset = piece.range.lowerBound
    switch tag {
    case .if:
      let condition = try parser.parseExpression()
      try open(OpenBlock(tag, .conditional, condition: condition, at: offset))
    case .for:
      try open(OpenBlock(tag, .loop(try parseLoop(&parser)), at: offset))
    case .set:
      try addSet(&parser, at: offset)
    case .include:
      let name = try parser.parseExpression()
      append(.include(Node.Include(name: name, indentation: piece.indentation, offset: offset)))
    case .elif, .else, .empty:
      try beginPart(tag, &parser, at: offset)
    case .endif, .endfor, .endset:
      try close(tag, at: offset)
    }
  }

  private func parseLoop(_ parser: inout ExpressionParser) throws(Fault) -> Node.Loop {
    var names = [try parser.parseNewName()]
    if parser.skip(.comma) { names.append(try parser.parseNewName()) }
    guard parser.skip("in") else { throw parser.expected("'in'") }
    let sequence = try parser.parseExpression()
    let filter = parser.skip("where") ? try parser.parseExpression() : nil
    return Node.Loop(names: names, sequence: sequence, filter: filter)
  }

  private mutating func addSet(_ parser: inout ExpressionParser, at offset: Int) throws(Fault) {
    let name = try parser.parseNewName()
    if parser.isAtEnd {
      try open(OpenBlock(.set, .capture(name: name), at: offset))
    } else {
      append(.set(name: name, try parser.parseExpression()))
    }
  }
}

extension TemplateParser {
  private mutating func open(_ block: OpenBlock) throws(Fault) {
    guard blocks.count < TemplateLimits.blockNesting else {
      throw Fault(.blocksTooDeep(limit: TemplateLimits.blockNesting), at: block.offset)
    }
    blocks.append(block)
  }

  private mutating func beginPart(
    _ tag: Tag,
    _ parser: inout ExpressionParser,
    at offset: Int
  ) throws(Fault) {
    let index = try innermostBlock(for: tag, at: offset)
    guard !blocks[index].isInLastPart else {
      throw Fault(.tagAfterElse(tag.rawValue), at: offset)
    }
    let condition = tag == .elif ? try parser.parseExpression() : nil
    blocks[index].beginPart(condition: condition)
  }

  private mutating func close(_ tag: Tag, at offset: Int) throws(Fault) {
    let block = blocks.remove(at: try innermostBlock(for: tag, at: offset))
    append(block.node)
  }

  /// The index of the block that `tag` continues or ends: always the last.
  private func innermostBlock(for tag: Tag, at offset: Int) throws(Fault) -> Int {
    guard let block = blocks.last, let end = block.tag.end else {
      let owner = tag.owner ?? tag
      throw Fault(.misplacedTag(tag.rawValue, belongsTo: owner.rawValue), at: offset)
    }
    guard block.tag == tag.owner else {
      let line = text.position(at: block.offset).line
      throw Fault(
        .wrongEnd(found: tag.rawValue, expected: end.rawValue, openedInLine: line),
        at: offset
      )
    }
    return blocks.count - 1
  }
}
