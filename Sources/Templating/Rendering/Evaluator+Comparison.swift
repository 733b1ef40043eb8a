extension Evaluator {
  mutating func holds(
    _ left: TemplateValue,
    _ comparison: Comparison,
    _ right: TemplateValue,
    at offset: Int
  ) throws(Fault) -> Bool {
    try spend(bytes: left.size, at: offset)
    try spend(bytes: right.size, at: offset)
    do {
      switch comparison {
      case .equal: return try left.equals(right)
      case .notEqual: return try !left.equals(right)
      case .isIn: return try right.holds(left)
      case .less: return try left.number() < right.number()
      case .lessOrEqual: return try left.number() <= right.number()
      case .greater: return try left.number() > right.number()
      case .greaterOrEqual: return try left.number() >= right.number()
      }
    } catch {
      throw Fault(error, at: offset)
    }
  }
}

extension TemplateValue {
  /// Equality of values of the same type; others, and what has no value, cannot be compared.
  func equals(_ other: TemplateValue) throws(TemplateError.Kind) -> Bool {
    guard kind == other.kind, !isNone else { throw .comparison(kind, with: other.kind) }
    return self == other
  }

  /// Whether an array has an element, a dictionary a key, or a string a part equal to `value`.
  func holds(_ value: TemplateValue) throws(TemplateError.Kind) -> Bool {
    switch (self, value) {
    case (.array(let elements), _):
      for element in elements where try element.equals(value) { return true }
      return false
    case (.dictionary(let members), .string(let key)):
      return members[key] != nil
    case (.string(let text), .string(let part)):
      return SubstringSearch(part).isFound(in: text)
    case (.dictionary, _), (.string, _):
      throw .comparison(value.kind, with: .string)
    case (.integer, _), (.boolean, _), (.none, _):
      throw .membership(kind)
    }
  }

  fileprivate func number() throws(TemplateError.Kind) -> Int {
    guard case .integer(let number) = self else { throw .ordering(kind) }
    return number
  }
}
