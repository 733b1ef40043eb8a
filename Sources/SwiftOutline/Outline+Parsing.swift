extension Outline {
  /// Reads a file. Never fails: what is not well formed is noted in ``faults``, and everything
  /// around it is read.
  package init(parsing source: SwiftSource) {
    let (lexed, items) = source.bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      lexer.run()
      let items = lexer.tokens.withUnsafeBufferPointer { tokens in
        var builder = OutlineBuilder(bytes: bytes, tokens: tokens)
        return builder.build()
      }
      return ((lexer.tokens, lexer.interpolated, lexer.faults), items)
    }
    self.init(
      source: source, tokens: lexed.0, interpolatedTokens: lexed.1, items: items, faults: lexed.2)
  }

  /// The tokens of a file alone, as ``tokens`` would have them.
  package static func tokens(of source: SwiftSource) -> [Token] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      lexer.run()
      return lexer.tokens
    }
  }
}
