extension SyntaxReader {
  mutating func takeVariable(_ declaration: inout Declaration) {
    declaration.kind = .variable
    var bindings: [Binding] = []
    repeat {
      guard let binding = takeBinding() else { break }
      bindings.append(binding)
    } while take(.comma)
    declaration.detail = .variable(bindings)
  }

  private mutating func takeBinding() -> Binding? {
    let start = Int(current.start)
    var binding = Binding(range: start..<start)
    // `let (a, var b)` and the like: a pattern, no name.
    var isPattern = false
    while at(.let) || at(.var) {
      isPattern = true
      advance()
    }
    switch current.kind {
    case .word:
      let name = identifier(index)
      if name.text != "_", !isPattern { binding.name = name }
      advance()
    case .leftParenthesis:
      takeGroup()
    default:
      return nil
    }
    if at(.colon) {
      advance()
      binding.type = takeTypeReference()
    }
    if takeOperator("=") {
      let valueStart = Int(current.start)
      if takeExpression(.plain) { binding.value = valueStart..<consumedEnd }
    }
    if at(.leftBrace), binding.value == nil || !isAtLineStart || !isTrailingClosure(.plain) {
      let accessorStart = Int(current.start)
      takeGroup(as: .accessors)
      binding.accessors = accessorStart..<consumedEnd
    }
    binding.range = start..<max(start, consumedEnd)
    return binding
  }

  mutating func takeCases(_ declaration: inout Declaration) {
    declaration.kind = .enumCase
    var elements: [CaseElement] = []
    repeat {
      guard at(.word) else { break }
      let start = Int(current.start)
      var element = CaseElement(name: identifier(index), range: start..<start)
      advance()
      if at(.leftParenthesis) { element.payload = takeParameters(isPayload: true) }
      if takeOperator("=") {
        let valueStart = Int(current.start)
        if takeExpression(.plain) { element.rawValue = valueStart..<consumedEnd }
      }
      element.range = start..<consumedEnd
      elements.append(element)
    } while take(.comma)
    declaration.detail = .enumCase(elements)
  }
}
