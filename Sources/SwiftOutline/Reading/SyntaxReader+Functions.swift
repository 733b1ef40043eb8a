extension SyntaxReader {
  mutating func takeFunction(_ declaration: inout Declaration) {
    declaration.kind = .function
    takeFunctionName(&declaration)
    takeGenericParameters(&declaration)
    declaration.detail = .function(takeSignature(isFailable: false))
    takeWhereClause(&declaration)
    takeBody(&declaration, as: .block)
  }

  /// A word or an operator; of `==<T>` the `<` opens the generic parameters.
  private mutating func takeFunctionName(_ declaration: inout Declaration) {
    guard at(.word) || at(.op) || at(.dot) else { return }
    let token = current
    var range = token.range
    if token.kind == .op, bytes[range.upperBound - 1] == .less, next.kind == .word {
      range = range.lowerBound..<range.upperBound - 1
      guard !range.isEmpty else { return }
      takeOperatorBytes(range.count)
      declaration.name = Identifier(
        text: String(decoding: bytes[range], as: UTF8.self), range: range)
    } else {
      declaration.name = identifier(index)
      advance()
    }
  }

  mutating func takeInitializer(_ declaration: inout Declaration) {
    declaration.kind = .initializer
    let isFailable = operatorByte == .question || operatorByte == .exclamation
    if isFailable { takeOperatorBytes(1) }
    takeGenericParameters(&declaration)
    declaration.detail = .function(takeSignature(isFailable: isFailable))
    takeWhereClause(&declaration)
    takeBody(&declaration, as: .block)
  }

  mutating func takeDeinitializer(_ declaration: inout Declaration) {
    declaration.kind = .deinitializer
    _ = takeEffects()
    takeBody(&declaration, as: .block)
  }

  mutating func takeSubscript(_ declaration: inout Declaration) {
    declaration.kind = .subscript
    takeGenericParameters(&declaration)
    declaration.detail = .function(takeSignature(isFailable: false))
    takeWhereClause(&declaration)
    takeBody(&declaration, as: .accessors)
  }

  mutating func takeMacro(_ declaration: inout Declaration) {
    declaration.kind = .macro
    guard at(.word) else { return }
    declaration.name = identifier(index)
    advance()
    takeGenericParameters(&declaration)
    declaration.detail = .function(takeSignature(isFailable: false))
    if takeOperator("=") { takeExpression(.plain) }
    takeWhereClause(&declaration)
  }

  private mutating func takeSignature(isFailable: Bool) -> Signature {
    var parameters: [Parameter] = []
    if at(.leftParenthesis) { parameters = takeParameters(isPayload: false) }
    let effects = takeEffects()
    var result: TypeReference?
    if takeOperator("->") { result = takeTypeReference() }
    return Signature(
      parameters: parameters, effects: effects, result: result, isFailable: isFailable)
  }

  private mutating func takeEffects() -> [String] {
    var effects: [String] = []
    while at(.word) {
      switch current.keyword {
      case .async, .reasync, .throws, .rethrows: break
      default: return effects
      }
      var effect = text(index)
      advance()
      if at(.leftParenthesis), effect == "throws" {
        effect += "(" + normalizedText(takeGroup()) + ")"
      }
      effects.append(effect)
    }
    return effects
  }

  /// Takes the parenthesized list at `index`; of an enum case if `isPayload`.
  mutating func takeParameters(isPayload: Bool) -> [Parameter] {
    let opener = index
    var parameters: [Parameter] = []
    let outerLimit = limit
    let close = groupClose(opener)
    advance()
    limit = max(close, index)
    while !isAtEnd {
      let start = index
      parameters.append(takeParameter(isPayload: isPayload))
      skipToComma()
      if index == start { advance() }
    }
    limit = outerLimit
    index = opener
    split = 0
    takeGroup()
    return parameters
  }

  private mutating func skipToComma() {
    while !isAtEnd, !at(.comma) {
      switch current.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: takeGroup()
      default: advance()
      }
    }
    _ = take(.comma)
  }

  private mutating func takeParameter(isPayload: Bool) -> Parameter {
    let start = Int(current.start)
    var parameter = Parameter(
      range: start..<start, attributes: [], isVariadic: false)
    // The attributes of a payload belong to its type.
    if !isPayload { parameter.attributes = takeAttributes() }
    takeParameterNames(&parameter)
    parameter.type = takeTypeReference()
    if takeOperator("...") { parameter.isVariadic = true }
    if takeOperator("=") {
      let valueStart = Int(current.start)
      if takeExpression(.plain) { parameter.defaultValue = valueStart..<consumedEnd }
    }
    parameter.range = start..<max(start, consumedEnd)
    return parameter
  }

  /// `label name:`, `name:`, with specifiers before it: `isolated name:`.
  private mutating func takeParameterNames(_ parameter: inout Parameter) {
    var position = index
    while token(position).kind == .word { position += 1 }
    let count = position - index
    guard count > 0, token(position).kind == .colon, !isModuleSelector(position) else { return }
    let last = identifier(position - 1)
    parameter.name = last.text == "_" ? nil : last
    let first = count > 1 ? identifier(position - 2) : last
    parameter.label = first.text == "_" ? nil : first
    index = position
    advance()
  }

  func isModuleSelector(_ colon: Int) -> Bool {
    token(colon + 1).kind == .colon && token(colon + 1).start == token(colon).end
  }
}
