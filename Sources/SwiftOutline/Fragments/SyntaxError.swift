/// Why a piece of text is no Swift type or expression, and where.
package struct SyntaxError: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    case empty
    /// `found` is what stands there instead; empty at the end of the text.
    case expectedType(found: String)
    case expectedExpression(found: String)
    case expected(String, found: String)
    /// Text after the end of the type or expression.
    case unexpected(String)
    case malformed(Fault.Kind)
    case tooDeep
  }

  /// In UTF-8 bytes from the start of the text.
  package var offset: Int
  package var reason: Reason

  package init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

extension SyntaxError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .empty: "nothing to read"
    case .expectedType(let found): "expected a type, found \(Self.quoted(found))"
    case .expectedExpression(let found): "expected an expression, found \(Self.quoted(found))"
    case .expected(let what, let found): "expected \"\(what)\", found \(Self.quoted(found))"
    case .unexpected(let text): "unexpected \"\(text)\""
    case .malformed(let kind): kind.description
    case .tooDeep: "nested too deep"
    }
  }

  private static func quoted(_ found: String) -> String {
    found.isEmpty ? "the end" : "\"\(found)\""
  }
}

extension Fault.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unclosedString: "the string is not closed"
    case .unclosedComment: "the comment is not closed"
    case .unclosedRegex: "the regex literal is not closed"
    case .unclosedInterpolation: "the interpolation is not closed"
    case .unclosedBracket(let bracket): "\"\(bracket)\" is not closed"
    case .unexpectedBracket(let bracket): "unexpected \"\(bracket)\""
    case .unclosedDirective: "\"#if\" is not closed by \"#endif\""
    case .unexpectedDirective(let word): "\"\(word)\" without \"#if\""
    case .invalidUTF8: "the bytes are no valid UTF-8"
    case .tooLarge: "the file is too large to be read"
    }
  }
}
