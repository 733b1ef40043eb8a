extension YAMLSyntaxFault {
  /// Plain scalars and brackets. A `suggestion` is the value in quotes, where its end is known.
  package enum Value: Sendable, Equatable {
    case colonInside(suggestion: String?)
    case plainStart(String, suggestion: String?)
    case textBehindBracket(String, suggestion: String?)
    case bracketNotClosed(String)
    case unexpectedBracket(String, expected: String?)
    case missingComma
    case nothingBeforeComma

    var message: String {
      switch self {
      case .colonInside(let suggestion):
        "': ' inside a plain value: quote it\(example(suggestion)), or correct the indentation"
      case .plainStart(let start, let suggestion):
        "a plain value cannot begin with '\(start)': quote it\(example(suggestion))"
      case .textBehindBracket(let bracket, let suggestion):
        "text after '\(bracket)': a value that begins with a bracket and is text has to be quoted"
          + example(suggestion)
      case .bracketNotClosed(let bracket):
        "'\(bracket)' is never closed: close it, or quote the value if it is text"
      case .unexpectedBracket(let bracket, let expected?):
        "'\(bracket)' where '\(expected)' is due: correct it, or quote the value if it is text"
      case .unexpectedBracket(let bracket, nil):
        "'\(bracket)' closes nothing: remove it, or quote the value if it is text"
      case .missingComma:
        "no ',' between two values in brackets: write it, or quote the whole value if it is text"
      case .nothingBeforeComma: "nothing before ',': remove it, or write '' for an empty value"
      }
    }

    private func example(_ suggestion: String?) -> String {
      suggestion.map { ": \($0)" } ?? ""
    }
  }

  package enum Quoted: Sendable, Equatable {
    case notClosed(String)
    case textBehind(String)
    case unknownEscape(String)
    case noCharacter(escape: String)

    var message: String {
      switch self {
      case .notClosed(let quote): "no closing \(quote) for this one: write it"
      case .textBehind(let quote):
        "text after the closing \(quote): quote the whole value, "
          + (quote == "\"" ? #"with \" or ' for the inner quotes"# : "with '' for the inner quotes")
      case .unknownEscape(let escape):
        #"unknown escape '\#(escape)': write '\\' for a backslash, or use single quotes"#
      case .noCharacter(let escape):
        "'\(escape)' is no Unicode character: correct the hexadecimal digits"
      }
    }
  }

  package enum BlockScalar: Sendable, Equatable {
    case header(String)
    case insideBrackets(String)
    case indentationAtRoot
    case leadingSpaces

    var message: String {
      switch self {
      case .header(let indicator):
        "after '\(indicator)' only '+', '-', a digit from 1 to 9 and a comment may follow: "
          + "begin the text on the next line, or quote the value"
      case .insideBrackets(let indicator):
        "'\(indicator)' cannot begin a value inside brackets: quote it"
      case .indentationAtRoot:
        "an indentation digit on a text that is the whole document: remove the digit"
      case .leadingSpaces:
        "an empty line before the text has more spaces than the text's first line: remove them"
      }
    }
  }
}
