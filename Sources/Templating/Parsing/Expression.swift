/// Something that has a value. Its depth is limited where it is parsed, so that walking over it may
/// recurse.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case literal(TemplateValue)
    case variable(VariablePath)
    case isDefined(VariablePath)
    case filtered(Expression, [FilterCall])
    case comparison(Expression, Comparison, Expression)
    case not(Expression)
    /// Operands of `and`.
    case all([Expression])
    /// Operands of `or`.
    case any([Expression])
  }

  let kind: Kind
  /// Where it starts; of a comparison, where its operator stands.
  let offset: Int
}

enum Comparison: Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  /// Membership: `in`.
  case isIn
}

/// `root.member.member`.
struct VariablePath: Sendable, CustomStringConvertible {
  struct Component: Sendable {
    let name: String
    let offset: Int
  }

  let root: Component
  let members: [Component]

  var description: String {
    ([root] + members).map(\.name).joined(separator: ".")
  }
}

/// `|filter:argument,argument`.
struct FilterCall: Sendable {
  let filter: Filter
  let arguments: [Expression]
  let offset: Int
}
