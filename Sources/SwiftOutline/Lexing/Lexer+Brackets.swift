extension Lexer {
  mutating func open(_ kind: Token.Kind) {
    brackets.push(Self.bracket(of: kind), token: frames.isEmpty ? tokens.count : interpolated.count)
    emit(kind, length: 1)
  }

  mutating func close(_ kind: Token.Kind) {
    let bracket = Self.bracket(of: kind)
    guard brackets.hasOpen(bracket) else {
      if bracket == .parenthesis, !frames.isEmpty {
        closeInterpolation(length: 1)
        return scanString()
      }
      addFault(.unexpectedBracket(Self.character(of: kind)), position..<position + 1)
      return emit(kind, length: 1)
    }
    let index = frames.isEmpty ? tokens.count : interpolated.count
    emit(kind, length: 1)
    while let entry = brackets.pop() {
      link(entry, to: index, isClosed: entry.bracket == bracket)
      if entry.bracket == bracket { break }
    }
  }

  /// Ends the innermost interpolation with a parenthesis of `length` bytes, zero if it is missing.
  mutating func closeInterpolation(length: Int) {
    guard let frame = frames.last else { return }
    let index = interpolated.count
    emit(.rightParenthesis, length: length)
    while let entry = brackets.pop() {
      link(entry, to: index, isClosed: false)
    }
    brackets.popBarrier()
    guard frame.parenthesis < interpolated.count else { return }
    interpolated[frame.parenthesis].match = UInt32(truncatingIfNeeded: index)
    interpolated[index].match = UInt32(truncatingIfNeeded: frame.parenthesis)
  }

  private mutating func link(_ entry: BracketStack.Entry, to index: Int, isClosed: Bool) {
    let match = UInt32(truncatingIfNeeded: index)
    let opener: Token
    if frames.isEmpty {
      tokens[entry.token].match = match
      opener = tokens[entry.token]
      if isClosed { tokens[index].match = UInt32(truncatingIfNeeded: entry.token) }
    } else {
      interpolated[entry.token].match = match
      opener = interpolated[entry.token]
      if isClosed { interpolated[index].match = UInt32(truncatingIfNeeded: entry.token) }
    }
    if !isClosed {
      addFault(.unclosedBracket(entry.bracket.character), opener.range)
    }
  }

  private static func bracket(of kind: Token.Kind) -> BracketStack.Bracket {
    switch kind {
    case .leftParenthesis, .rightParenthesis: .parenthesis
    case .leftBracket, .rightBracket: .bracket
    default: .brace
    }
  }

  private static func character(of kind: Token.Kind) -> Character {
    switch kind {
    case .rightParenthesis: ")"
    case .rightBracket: "]"
    default: "}"
    }
  }
}
