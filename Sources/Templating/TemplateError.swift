/// Why a template cannot be read or rendered, and where.
package struct TemplateError: Error, Sendable, Equatable {
  package let kind: Kind
  package let position: TemplatePosition

  package init(_ kind: Kind, at position: TemplatePosition) {
    self.kind = kind
    self.position = position
  }

  /// Names called `nearest` are the known name that was probably meant.
  package enum Kind: Error, Sendable, Equatable {
    // What stands between delimiters.
    case unclosedTag(opening: String)
    case unexpectedCharacter(String)
    case unterminatedString
    case unknownEscape(String)
    case integerOutOfRange(String)
    case expected(String, found: String)
    case chainedComparison
    case reservedWord(String)
    case expressionTooDeep(limit: Int)

    // How tags stand together.
    case unknownTag(String, nearest: String?)
    case misplacedTag(String, belongsTo: String)
    case unclosedBlock(tag: String, end: String)
    case wrongEnd(found: String, expected: String, openedInLine: Int)
    case tagAfterElse(String)
    case blocksTooDeep(limit: Int)

    // Names.
    case unknownVariable(String, nearest: String?)
    case noMembers(name: String, of: ValueKind)
    case noValue(String)
    case unknownFilter(String, nearest: String?)
    case unknownTemplate(String, nearest: String?)
    case unsafeTemplateName(String)
    /// The template exists and cannot be read; the reason is the loader's.
    case unreadableTemplate(reason: String)

    // Values.
    case notPrintable(ValueKind)
    case notIterable(ValueKind)
    case notPaired(ValueKind)
    case notATemplateName(ValueKind)
    case comparison(ValueKind, with: ValueKind)
    case ordering(ValueKind)
    case membership(ValueKind)
    case filterInput(filter: String, takes: String, found: ValueKind)
    case filterArgument(filter: String, index: Int, takes: String, found: String)
    case filterArgumentCount(filter: String, takes: ClosedRange<Int>, found: Int)

    // Limits.
    case includesTooDeep(limit: Int)
    case outputTooLong(limit: Int)
    case valueTooLong(limit: Int)
    case tooManySteps(limit: Int)
    case tooMuchWork
  }
}
