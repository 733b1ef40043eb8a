extension TemplateError: CustomStringConvertible {
  /// `template:line:column: error: message`.
  package var description: String { "\(position): error: \(kind.message)" }
}

extension TemplateError.Kind {
  /// What is wrong and what to do about it, without the place.
  package var message: String {
    syntaxMessage ?? blockMessage ?? nameMessage ?? valueMessage ?? limitMessage
  }

  private var syntaxMessage: String? {
    switch self {
    case .unclosedTag(let opening):
      "'\(opening)' is never closed; write a literal one as {{ \"\(opening)\" }}"
    case .unexpectedCharacter(let character):
      "unexpected '\(character)'\(Self.hint(for: character))"
    case .unterminatedString:
      "the string is not closed in its line"
    case .unknownEscape(let escape):
      "unknown escape '\(escape)': use \\n, \\r, \\t, \\\\, \\\" or \\'"
    case .integerOutOfRange(let digits):
      "'\(digits)' does not fit into 64 bits"
    case .expected(let wanted, let found):
      "expected \(wanted), found '\(found)'"
    case .chainedComparison:
      "comparisons do not chain: use parentheses or 'and'"
    case .reservedWord(let word):
      word == "none"
        ? "'none' is reserved: ask with 'is defined'" : "'\(word)' is reserved: use another name"
    case .expressionTooDeep(let limit):
      "the expression is nested more than \(limit) deep"
    default: nil
    }
  }

  private var blockMessage: String? {
    switch self {
    case .unknownTag(let name, let nearest):
      "unknown tag '\(name)'" + Self.suggestion(nearest)
    case .misplacedTag(let name, let owner):
      "'{% \(name) %}' stands outside '{% \(owner) %}'"
    case .unclosedBlock(let tag, let end):
      "'{% \(tag) %}' has no '{% \(end) %}'"
    case .wrongEnd(let found, let expected, let line):
      "expected '{% \(expected) %}' for the tag in line \(line), found '{% \(found) %}'"
    case .tagAfterElse(let name):
      "'{% \(name) %}' after '{% \(name == "empty" ? "empty" : "else") %}'"
    case .blocksTooDeep(let limit):
      "blocks are nested more than \(limit) deep"
    default: nil
    }
  }

  private var nameMessage: String? {
    switch self {
    case .unknownVariable(let name, let nearest):
      "unknown variable '\(name)'"
        + (nearest == nil
          ? "; '|default' and 'is defined' ask about what may be missing"
          : Self.suggestion(nearest))
    case .noMembers(let name, let kind):
      "'\(name)' is \(kind.rawValue) and has no members"
    case .noValue(let name):
      "'\(name)' has no value; '|default' and 'is defined' ask about that"
    case .unknownFilter(let name, let nearest):
      "unknown filter '\(name)'" + Self.suggestion(nearest)
    case .unknownTemplate(let name, let nearest):
      "unknown template '\(name)'" + Self.suggestion(nearest)
    case .unsafeTemplateName(let name):
      "'\(name)' is no template name: use a relative path without '..'"
    case .unreadableTemplate(let reason):
      reason
    default: nil
    }
  }

  private var valueMessage: String? {
    switch self {
    case .notPrintable(let kind):
      "cannot write \(kind.rawValue): use 'for', a filter or one of its members"
    case .notIterable(let kind):
      "cannot loop over \(kind.rawValue): only over an array or a dictionary"
    case .notPaired(let kind):
      "two loop variables take a dictionary, not \(kind.rawValue)"
    case .notATemplateName(let kind):
      "'include' takes a string, not \(kind.rawValue)"
    case .comparison(let left, let right):
      "cannot compare \(left.rawValue) with \(right.rawValue)"
    case .ordering(let kind):
      "only integers are less or greater, not \(kind.rawValue)"
    case .membership(let kind):
      "'in' looks into a string, an array or a dictionary's keys, not into \(kind.rawValue)"
    case .filterInput(let filter, let wanted, let kind):
      "'\(filter)' takes \(wanted), not \(kind.rawValue)"
    case .filterArgument(let filter, let index, let wanted, let found):
      "argument \(index) of '\(filter)' must be \(wanted), not \(found)"
    case .filterArgumentCount(let filter, let counts, let found):
      "'\(filter)' takes \(Self.text(counts)), not \(found)"
    default: nil
    }
  }

  private var limitMessage: String {
    switch self {
    case .includesTooDeep(let limit):
      "includes are nested more than \(limit) deep: does a template include itself?"
    case .outputTooLong(let limit):
      "the output is longer than \(limit) bytes"
    case .valueTooLong(let limit):
      "the value is longer than \(limit) bytes"
    case .tooManySteps(let limit):
      "loops take more than \(limit) steps"
    default:
      "rendering takes too long: fewer loops, includes or long values are needed"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ": did you mean '\($0)'?" } ?? ""
  }

  private static func hint(for character: String) -> String {
    switch character {
    case "=": ": compare with '==', set with {% set name value %}"
    case "&": ": write 'and'"
    case "!": ": write 'not'"
    case "{": ": write a literal brace as {{ \"{\" }}"
    default: ""
    }
  }

  private static func text(_ counts: ClosedRange<Int>) -> String {
    let unit = counts.upperBound == 1 ? "argument" : "arguments"
    return switch (counts.lowerBound, counts.upperBound) {
    case (0, 0): "no arguments"
    case (let lower, let upper) where lower == upper: "\(lower) \(unit)"
    case (let lower, let upper): "\(lower) to \(upper) \(unit)"
    }
  }
}
