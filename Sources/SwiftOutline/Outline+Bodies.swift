extension Outline {
  /// The tokens that lie in `range`, a range of bytes.
  package func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    tokens[tokenIndices(in: range)]
  }

  /// The same outline, which answers quickly what is called and switched over inside `range`.
  package func rememberingBodies(in range: Range<Int>) -> Outline {
    var outline = self
    outline.bodies = readBodies(in: range)
    return outline
  }

  /// Every call in `range`, nested ones and those in closures and string interpolations included,
  /// in source order. `case` patterns, attributes and macro expansions are no calls; what their
  /// arguments call is found.
  package func calls(in range: Range<Int>) -> [Call] {
    if let bodies, bodies.cover(range) { return bodies.calls(in: range) }
    return readBodies(in: range).calls
  }

  /// Every `switch` in `range`, nested ones included, in source order.
  package func switches(in range: Range<Int>) -> [Switch] {
    if let bodies, bodies.cover(range) { return bodies.switches(in: range) }
    return readBodies(in: range).switches
  }

  func tokenIndices(in range: Range<Int>) -> Range<Int> {
    let lower = firstToken { Int($0.start) >= range.lowerBound }
    let upper = firstToken { Int($0.end) > range.upperBound }
    return lower..<max(lower, upper)
  }

  private func firstToken(where isPast: (Token) -> Bool) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(tokens[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private func readBodies(in range: Range<Int>) -> Bodies {
    let indices = tokenIndices(in: range)
    guard !indices.isEmpty else { return Bodies(range: range, calls: [], switches: []) }
    return source.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        interpolatedTokens.withUnsafeBufferPointer { interpolated in
          var scanner = BodyScanner(bytes: bytes, tokens: tokens, interpolated: interpolated)
          let (region, kind) = Self.region(indices, tokens)
          scanner.scan(region, as: kind)
          return Bodies(range: range, calls: scanner.calls, switches: scanner.switches)
        }
      }
    }
  }

  /// A range in braces is a body, with accessors or without; anything else stands among members.
  private static func region(
    _ indices: Range<Int>, _ tokens: UnsafeBufferPointer<Token>
  ) -> (Range<Int>, BodyNotes.Region.Kind) {
    let first = tokens[indices.lowerBound]
    guard first.kind == .leftBrace, Int(first.match) == indices.upperBound - 1 else {
      return (indices, .members)
    }
    return (indices.lowerBound + 1..<indices.upperBound - 1, .accessors)
  }
}
