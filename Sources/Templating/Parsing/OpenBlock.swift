/// A block whose end has not been met yet.
struct OpenBlock {
  enum Content {
    case conditional
    case loop(Node.Loop)
    case capture(name: String)
  }

  let tag: Tag
  /// Of the opening tag.
  let offset: Int
  /// After `else` or `empty`.
  private(set) var isInLastPart = false
  private let content: Content
  /// What `elif`, `else` and `empty` separate.
  private var parts: [Node.Branch]

  init(_ tag: Tag, _ content: Content, condition: Expression? = nil, at offset: Int) {
    self.tag = tag
    self.content = content
    self.offset = offset
    parts = [Node.Branch(condition: condition, body: [])]
  }

  mutating func append(_ node: Node) {
    parts[parts.count - 1].body.append(node)
  }

  /// Begins the part of `elif`, or without condition of `else` or `empty`.
  mutating func beginPart(condition: Expression?) {
    isInLastPart = condition == nil
    parts.append(Node.Branch(condition: condition, body: []))
  }

  /// The finished block.
  var node: Node {
    switch content {
    case .conditional:
      return .conditional(parts)
    case .loop(var loop):
      loop.body = parts[0].body
      loop.empty = isInLastPart ? parts[1].body : []
      return .loop(loop)
    case .capture(let name):
      return .capture(name: name, parts[0].body)
    }
  }
}
