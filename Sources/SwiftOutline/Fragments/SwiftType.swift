/// A Swift type, taken apart. Two types are equal if they are written alike, space and comments
/// aside; `[T]` and `Array<T>` are different.
package indirect enum SwiftType: Sendable, Equatable {
  /// `A.B<C>`
  case nominal([Component])
  /// `T?`
  case optional(SwiftType)
  /// `T!`
  case implicitlyUnwrapped(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  /// `[3 of T]`
  case inlineArray(count: SwiftType, element: SwiftType)
  /// `(A, b: B)`, `()`; a type in parentheses is a tuple of one element without label.
  case tuple([Element])
  case function(parameters: [Element], effects: [String], result: SwiftType)
  /// `A & B`
  case composition([SwiftType])
  /// `some T`, `any T`, `each T`, `repeat T`, `inout T`, `sending T`, `~T` …
  case prefixed(String, SwiftType)
  /// `@Sendable T`, `@convention(c) T`, with `@` as written.
  case attributed(String, SwiftType)
  /// `T.Type`, `T.Protocol` of something that is no plain name.
  case member(SwiftType, Component)
  /// A value for a generic parameter: `3`, `-1`.
  case integer(String)

  package struct Component: Sendable, Equatable {
    package var name: String
    /// `nil` without `<…>`.
    package var arguments: [SwiftType]?
  }

  package struct Element: Sendable, Equatable {
    package var label: String?
    /// The second name of a parameter: `_ x: Int`.
    package var name: String?
    package var type: SwiftType
    package var isVariadic: Bool
  }

  /// How deep types may be nested.
  package static let maximumDepth = 64

  /// The whole of `text` must be one type.
  package init(parsing text: String) throws(SyntaxError) {
    self = try SwiftType.parse(SwiftSource(text))
  }

  private static func parse(_ source: SwiftSource) throws(SyntaxError) -> SwiftType {
    let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<SwiftType, SyntaxError> in
      var lexer = Lexer(bytes)
      lexer.run()
      if let fault = lexer.faults.first {
        return .failure(SyntaxError(offset: fault.range.lowerBound, reason: .malformed(fault.kind)))
      }
      return lexer.tokens.withUnsafeBufferPointer { tokens in
        var parser = TypeParser(bytes: bytes, tokens: tokens)
        return Result { () throws(SyntaxError) in try parser.parseWhole() }
      }
    }
    return try result.get()
  }

  /// The dotted names of a plain nominal type without its generic arguments; empty for others.
  package var path: [String] {
    if case .nominal(let components) = self { return components.map(\.name) }
    return []
  }
}
