/// Finds the values of expressions.
struct Evaluator {
  var scopes: Scopes
  var budget: Budget

  mutating func value(of expression: Expression) throws(Fault) -> TemplateValue {
    try spend(at: expression.offset)
    switch expression.kind {
    case .literal(let value):
      return value
    case .variable(let path):
      return try value(of: path)
    case .isDefined(let path):
      try spend(bytes: scopes.size, at: expression.offset)
      return .boolean(definedValue(of: path) != nil)
    case .filtered(let operand, let calls):
      return try value(of: operand, through: calls)
    case .comparison(let left, let comparison, let right):
      let (left, right) = (try value(of: left), try value(of: right))
      return .boolean(try holds(left, comparison, right, at: expression.offset))
    case .not(let operand):
      return .boolean(!(try value(of: operand).isTrue))
    case .all(let operands):
      for operand in operands where !(try value(of: operand).isTrue) { return false }
      return true
    case .any(let operands):
      for operand in operands where try value(of: operand).isTrue { return true }
      return false
    }
  }

  mutating func spend(bytes: Int = 0, at offset: Int) throws(Fault) {
    do {
      try budget.spendWork(bytes: bytes)
    } catch {
      throw Fault(error, at: offset)
    }
  }

  private mutating func value(
    of operand: Expression,
    through calls: [FilterCall]
  ) throws(Fault) -> TemplateValue {
    var rest = calls[...]
    var result: TemplateValue
    if case .variable(let path) = operand.kind, let call = rest.first, call.filter == .default {
      rest.removeFirst()
      try spend(bytes: scopes.size, at: operand.offset)
      let known = definedValue(of: path)
      result = if let known { known } else { try value(of: call.arguments[0]) }
    } else {
      result = try value(of: operand)
    }
    for call in rest { result = try value(of: call, on: result) }
    return result
  }

  private mutating func value(
    of call: FilterCall,
    on input: TemplateValue
  ) throws(Fault) -> TemplateValue {
    if call.filter == .default {
      return input.isNone ? try value(of: call.arguments[0]) : input
    }
    var arguments: [TemplateValue] = []
    for argument in call.arguments { arguments.append(try value(of: argument)) }
    do {
      try budget.spendWork(bytes: input.size)
      let application = FilterApplication(
        filter: call.filter,
        input: input,
        arguments: arguments,
        limit: budget.limits.outputBytes
      )
      let result = try application.result()
      try budget.spendWork(bytes: result.size)
      return result
    } catch {
      throw Fault(error, at: call.offset)
    }
  }
}

extension TemplateValue {
  /// About how many bytes an operation on it reads.
  var size: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let elements): elements.count * 4
    case .integer, .boolean, .dictionary, .none: 0
    }
  }
}
