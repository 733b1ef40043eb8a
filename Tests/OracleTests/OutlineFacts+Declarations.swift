import SwiftOutline

extension OutlineFacts {
  func declarations() -> [Fact] {
    var facts: [Fact] = []
    outline.forEachDeclaration { nested in
      facts.append(fact(nested))
    }
    return facts
  }

  private func fact(_ nested: NestedDeclaration) -> Fact {
    let declaration = nested.declaration
    let parent = nested.parents.last.map { "\($0.range.lowerBound)" } ?? "-"
    let conditions = nested.conditions.map { $0 ?? "else" }
    let attributes = declaration.attributes.map {
      "\($0.name) \(show($0.range)) \(show($0.arguments))"
    }
    let modifiers = declaration.modifiers.map {
      "\($0.name)(\($0.detail ?? "-")) \(show($0.range))"
    }
    return Fact(
      declaration.range,
      """
      \(declaration.kind.rawValue) \(show(declaration.name)) in=\(parent) \(conditions) \
      keyword=\(show(declaration.keyword)) attributes=\(attributes) modifiers=\(modifiers) \
      generics=\(show(declaration.genericParameters)) \
      inheritance=\(declaration.inheritance.map { show($0) }) \
      where=\(show(declaration.whereClause)) body=\(show(declaration.body)) \
      \(detail(declaration.detail))
      """)
  }

  private func detail(_ detail: Declaration.Detail) -> String {
    switch detail {
    case .none: ""
    case .import(let kind, let path): "import \(kind ?? "-") \(path.map { show($0) })"
    case .extension(let type): "extends \(show(type))"
    case .function(let signature):
      """
      \(signature.parameters.map(show)) \(signature.effects) -> \(show(signature.result)) \
      failable=\(signature.isFailable)
      """
    case .variable(let bindings):
      bindings.map {
        """
        \(show($0.range)) \(show($0.name)): \(show($0.type)) = \(show($0.value)) \
        accessors=\(show($0.accessors))
        """
      }.joined(separator: ", ")
    case .enumCase(let elements):
      elements.map {
        """
        \(show($0.range)) \(show($0.name)) \($0.payload.map { $0.map(show) } ?? []) \
        raw=\(show($0.rawValue))
        """
      }.joined(separator: ", ")
    case .alias(let type): "alias \(show(type))"
    }
  }

  private func show(_ parameter: Parameter) -> String {
    """
    \(show(parameter.range)) \(parameter.attributes.map(\.name)) \(show(parameter.label)) \
    \(show(parameter.name)) \(show(parameter.type)) variadic=\(parameter.isVariadic) \
    default=\(show(parameter.defaultValue))
    """
  }

  private func show(_ range: Range<Int>?) -> String { spell(range) }

  private func show(_ identifier: Identifier?) -> String {
    identifier.map { "\($0.text)@\($0.range.lowerBound)" } ?? "-"
  }

  private func show(_ type: TypeReference?) -> String {
    type.map { "\(show($0.range)) '\($0.text)' \($0.path)" } ?? "-"
  }
}
