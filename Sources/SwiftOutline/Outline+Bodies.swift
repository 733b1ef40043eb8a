extension Outline {
  /// The tokens that lie in `range`, a range of bytes.
  package func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    tokens[tokenIndices(in: range)]
  }

  /// Every call in `range`, nested ones and those in closures and string interpolations included,
  /// in source order. `case` patterns, attributes and macro expansions are no calls; what their
  /// arguments call is found.
  package func calls(in range: Range<Int>) -> [Call] {
    scanBodies(in: range) { $0.calls } ?? []
  }

  /// Every `switch` in `range`, nested ones included, in source order.
  package func switches(in range: Range<Int>) -> [Switch] {
    scanBodies(in: range) { $0.switches } ?? []
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

  private func scanBodies<Found>(in range: Range<Int>, _ found: (BodyScanner) -> Found) -> Found? {
    let indices = tokenIndices(in: range)
    guard !indices.isEmpty else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        interpolatedTokens.withUnsafeBufferPointer { interpolated in
          var scanner = BodyScanner(bytes: bytes, tokens: tokens, interpolated: interpolated)
          let (region, kind) = Self.region(indices, tokens)
          scanner.scan(region, as: kind)
          return found(scanner)
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
