extension SyntaxReader {
  /// Reads the tokens up to `limit` as what `kind` says.
  mutating func takeRegion(_ kind: BodyNotes.Region.Kind) {
    switch kind {
    case .block, .members:
      while !isAtEnd { takeStatement() }
    case .closure:
      takeClosureSignature()
      while !isAtEnd { takeStatement() }
    case .arms(let number):
      takeArms(number)
    case .list:
      takeList(call: nil)
    case .arguments(let call):
      takeList(call: call)
    case .accessors:
      takeAccessors()
    }
  }

  private mutating func takeList(call: Int?) {
    while !isAtEnd {
      let start = index
      if at(.poundWord), isConditionalDirective {
        takeDirectiveLine()
        continue
      }
      let label = takeLabel()
      let valueStart = Int(current.start)
      if takeExpression(.plain), let call {
        notes?.calls[call].arguments.append(
          Call.Argument(label: label, value: valueStart..<consumedEnd))
      }
      if at(.comma) || at(.colon) {
        advance()
      } else if index == start || !isAtEnd {
        takeUnknown()
      }
    }
  }

  private var isConditionalDirective: Bool {
    switch current.keyword {
    case .if, .elseif, .else, .endif: true
    default: false
    }
  }

  mutating func skipLabelInList() {
    _ = takeLabel()
  }

  private mutating func takeLabel() -> Identifier? {
    guard at(.word), next.kind == .colon, !isModuleSelector(index + 1) else { return nil }
    let label = notes == nil ? nil : identifier(index)
    advance()
    advance()
    return label
  }

  /// `@MainActor [weak self] (a: Int) async throws -> Int in`, if that is what stands there.
  private mutating func takeClosureSignature() {
    guard let (captures, end) = closureSignature() else { return }
    if let captures {
      let outer = limit
      index = captures.lowerBound
      limit = captures.upperBound
      takeCaptures()
      limit = outer
    }
    index = end
    split = 0
  }

  /// The tokens of the capture list, and the index after `in`.
  private func closureSignature() -> (captures: Range<Int>?, end: Int)? {
    var reader = self
    reader.notes = nil
    _ = reader.takeAttributes()
    var captures: Range<Int>?
    if reader.at(.leftBracket) {
      captures = reader.takeGroup()
    }
    if reader.at(.leftParenthesis) {
      reader.takeGroup()
    } else if reader.isParameterWord {
      reader.advance()
      while reader.at(.comma) {
        reader.advance()
        guard reader.isParameterWord else { return nil }
        reader.advance()
      }
    }
    reader.skipEffects()
    if reader.takeOperator("->") {
      guard reader.takeType() else { return nil }
    }
    guard reader.at(.in) else { return nil }
    return (captures, reader.index + 1)
  }

  private var isParameterWord: Bool {
    at(.word) && !current.keyword.isReserved
  }

  private mutating func skipEffects() {
    while at(.word) {
      switch current.keyword {
      case .async, .reasync, .throws, .rethrows: advance()
      default: return
      }
      if at(.leftParenthesis) { takeGroup() }
    }
  }

  /// `weak self, unowned(safe) x = y`
  private mutating func takeCaptures() {
    while !isAtEnd {
      let start = index
      if at(.weak) || at(.unowned) {
        advance()
        if at(.leftParenthesis) { takeGroup() }
      }
      takeExpression(.plain)
      if !take(.comma), !isAtEnd || index == start { takeUnknown() }
    }
  }

  /// `get { … } set(value) { … }`, or the statements of a getter.
  private mutating func takeAccessors() {
    guard accessorKeyword != nil else { return takeRegion(.closure) }
    while !isAtEnd {
      if at(.poundWord), isConditionalDirective, attributeBlockEnd(index) == nil {
        takeDirectiveLine()
      } else if let keyword = accessorKeyword {
        _ = takeAttributes()
        index = keyword
        advance()
        if at(.leftParenthesis) { takeGroup() }
        skipEffects()
        if at(.leftBrace) { takeGroup(as: .block) }
      } else {
        takeUnknown()
      }
    }
  }

  /// The index of the `get` or `set` of the accessor at `index`, past attributes and modifiers.
  private var accessorKeyword: Int? {
    var reader = self
    reader.notes = nil
    _ = reader.takeAttributes()
    while true {
      switch reader.current.keyword {
      case .mutating, .nonmutating, .consuming, .borrowing, .legacyConsuming, .yielding:
        reader.advance()
      case .get, .set, .didSet, .willSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress,
        .initWord:
        return reader.index
      case .mutate, .borrow:
        return reader.next.kind == .leftBrace ? reader.index : nil
      default:
        return nil
      }
    }
  }
}
