/// What a Swift file declares, read without a compiler and without loss.
///
/// Syntax this reader does not know becomes `Item.code`, never an error.
package struct Outline: Sendable {
  package let source: SwiftSource
  /// In source order; their ``Token/match`` are indices into this list.
  package let tokens: [Token]
  /// What stands in string interpolations, each in its parentheses, in source order. A string in
  /// an interpolation comes before the tokens of its own interpolations.
  package let interpolatedTokens: [Token]
  package let items: [Item]
  /// Unbalanced brackets, unclosed strings, comments and directives, in source order.
  package let faults: [Fault]
  /// What has been read of bodies already.
  var bodies: Bodies?
}

/// One thing at file level or in a type's body.
package enum Item: Sendable {
  indirect case declaration(Declaration)
  /// `#if … #elseif … #else … #endif`
  case conditional(ConditionalBlock)
  /// Statements, macro expansions and whatever else is no declaration.
  case code(Range<Int>)
}

/// `#if` with its branches.
package struct ConditionalBlock: Sendable {
  package var range: Range<Int>
  package var clauses: [Clause]

  package struct Clause: Sendable {
    /// The directive's word: `#if`, `#elseif`, `#else`.
    package var directive: Range<Int>
    /// As written; `nil` for `#else`.
    package var condition: String?
    package var range: Range<Int>
    package var items: [Item]
  }
}

/// A place where the source is not well formed.
package struct Fault: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case unclosedString, unclosedComment, unclosedRegex, unclosedInterpolation
    /// The bracket that is never closed, or closed by another one.
    case unclosedBracket(Character)
    case unexpectedBracket(Character)
    case unclosedDirective
    case unexpectedDirective(String)
    case invalidUTF8
    /// The file has more tokens, or more bytes, than can be read; the rest is left out.
    case tooLarge
  }

  package var kind: Kind
  package var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
