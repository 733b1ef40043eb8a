/// A part of a parsed template. Nodes nest no deeper than ``TemplateLimits/blockNesting``.
indirect enum Node: Sendable {
  /// Bytes of the template that are written as they are.
  case text(Range<Int>)
  /// With the offset of its `{{`.
  case output(Expression, offset: Int)
  /// The first branch whose condition holds.
  case conditional([Branch])
  case loop(Loop)
  case include(Include)
  case set(name: String, Expression)
  /// `{% set name %}…{% endset %}`.
  case capture(name: String, [Node])

  /// Where it starts, as far as a message needs it.
  var offset: Int {
    switch self {
    case .text(let range): range.lowerBound
    case .output(_, let offset): offset
    case .conditional(let branches): branches.first?.condition?.offset ?? 0
    case .loop(let loop): loop.sequence.offset
    case .include(let include): include.offset
    case .set(_, let expression): expression.offset
    case .capture(_, let nodes): nodes.first?.offset ?? 0
    }
  }

  struct Branch: Sendable {
    /// `nil` for `else`.
    let condition: Expression?
    var body: [Node]
  }

  struct Loop: Sendable {
    /// One name, or two for a dictionary's keys and values.
    let names: [String]
    let sequence: Expression
    let filter: Expression?
    var body: [Node] = []
    var empty: [Node] = []
  }

  struct Include: Sendable {
    let name: Expression
    /// The bytes before the tag that indent what is included.
    let indentation: Range<Int>
    let offset: Int
  }
}
