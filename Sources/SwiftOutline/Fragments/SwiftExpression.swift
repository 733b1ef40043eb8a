/// A check of text that is to become the default value of a property or parameter.
///
/// The text must be one expression: operands joined by operators, with balanced brackets, closed
/// strings and comments, and nothing after it. What stands in parentheses and brackets must be
/// expressions between commas, down to ``maximumDepth``. Not checked is what a compiler decides:
/// names, types, the statements of closures and what string interpolations hold.
package struct SwiftExpression: Sendable, Equatable {
  package static let maximumDepth = 64

  /// As given, without the space around it.
  package let text: String

  /// The whole of `text` must be one expression.
  package init(parsing text: String) throws(SyntaxError) {
    let source = SwiftSource(text)
    let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<Range<Int>, SyntaxError> in
      Result { () throws(SyntaxError) in try Self.check(bytes) }
    }
    self.text = source.text(in: try result.get())
  }

  private static func check(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SyntaxError) -> Range<Int> {
    var lexer = Lexer(bytes)
    lexer.run()
    if let fault = lexer.faults.first {
      throw SyntaxError(offset: fault.range.lowerBound, reason: .malformed(fault.kind))
    }
    guard let first = lexer.tokens.first, let last = lexer.tokens.last else {
      throw SyntaxError(offset: 0, reason: .empty)
    }
    let result = lexer.tokens.withUnsafeBufferPointer { tokens -> Result<Void, SyntaxError> in
      Result { () throws(SyntaxError) in
        try ExpressionChecker(bytes: bytes, tokens: tokens).check()
      }
    }
    try result.get()
    return Int(first.start)..<Int(last.end)
  }
}

/// Checks one bracket level after the other.
private struct ExpressionChecker {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>

  func check() throws(SyntaxError) {
    if tokens.count == 1, tokens[0].kind == .op {
      throw SyntaxError(offset: Int(tokens[0].end), reason: .expectedExpression(found: ""))
    }
    var regions = try check(0..<tokens.count, isList: false)
    var depth = 0
    while !regions.isEmpty {
      depth += 1
      guard depth <= SwiftExpression.maximumDepth else {
        throw SyntaxError(offset: Int(tokens[regions[0].lowerBound].start), reason: .tooDeep)
      }
      var inner: [Range<Int>] = []
      for region in regions { inner += try check(region, isList: true) }
      regions = inner
    }
  }

  /// Returns the lists nested directly in `region`.
  private func check(_ region: Range<Int>, isList: Bool) throws(SyntaxError) -> [Range<Int>] {
    var reader = SyntaxReader(bytes: bytes, tokens: tokens, region: region)
    reader.notes = BodyNotes()
    while !reader.isAtEnd {
      if isList { reader.skipLabelInList() }
      if isList, reader.at(.colon) {
        reader.advance()
        continue
      }
      guard reader.takeExpression(.plain), reader.missingOperand == nil else {
        throw expectedExpression(reader)
      }
      guard !reader.isAtEnd else { break }
      guard isList, reader.at(.comma) || reader.at(.colon) else {
        throw SyntaxError(
          offset: Int(reader.current.start), reason: .unexpected(reader.text(reader.index)))
      }
      reader.advance()
    }
    return reader.notes?.regions.compactMap { noted in
      switch noted.kind {
      case .list, .arguments: noted.tokens
      default: nil
      }
    } ?? []
  }

  private func expectedExpression(_ reader: SyntaxReader) -> SyntaxError {
    let position = reader.missingOperand ?? reader.index
    let offset =
      position < reader.limit
      ? Int(tokens[position].start) : position > 0 ? Int(tokens[position - 1].end) : 0
    return SyntaxError(
      offset: offset, reason: .expectedExpression(found: reader.text(position)))
  }
}
