extension YAMLSyntaxFault {
  /// Lines, indentation and what stands beside each other.
  package enum Layout: Sendable, Equatable {
    case tab
    case indentation(column: Int)
    case openBracket(line: Int)
    case closingBracket(String)
    case openQuote(line: Int)
    /// A list or mapping behind `key:` or `---`, on its line.
    case collectionOnLine(of: String)
    case itemAmongKeys
    case keyAmongItems
    case missingSpaceBeforeComment
    case contentAfterRoot
    case documentMarkerInside(String)

    var message: String {
      switch self {
      case .tab: "a tab as indentation: use spaces"
      case .indentation(let column):
        "wrong indentation: begin in column \(column), like the lines it belongs to"
      case .openBracket(let line):
        "the bracket in line \(line) is still open: close it, or indent this line deeper "
          + "than the line the bracket belongs to"
      case .closingBracket(let bracket):
        "'\(bracket)' has to be indented deeper than the line its counterpart belongs to: "
          + "write spaces before it"
      case .openQuote(let line):
        "the quote in line \(line) is still open: close it, or indent this line deeper "
          + "than the line the quote belongs to"
      case .collectionOnLine(let indicator):
        "a list or mapping cannot begin on the line of '\(indicator)': begin it on the next one, "
          + "or quote it if it is text"
      case .itemAmongKeys:
        "a list item ('- ') among the keys of a mapping: remove the '-' or correct the indentation"
      case .keyAmongItems: "no list item: begin it with '- ' or correct the indentation"
      case .missingSpaceBeforeComment:
        "no space before '#': write one, or quote the '#' if it is text"
      case .contentAfterRoot:
        "text behind the end of the document's value: remove it, or quote the whole value"
      case .documentMarkerInside(let marker):
        "'\(marker)' at the start of a line ends the document inside a value: "
          + "close the value before it, or indent the line"
      }
    }
  }

  package enum Key: Sendable, Equatable {
    case missingColon(key: String)
    case missingSpaceAfterColon
    case duplicate(String, firstLine: Int)
    case severalLines
    case tooLong(limit: Int)

    var message: String {
      switch self {
      case .missingColon(let key): "no ':' after the key \(shown(key)): write ':' and a value"
      case .missingSpaceAfterColon: "no space after ':': write one"
      case .duplicate(let key, let line):
        "duplicate key \(shown(key)), first in line \(line): remove or rename one"
      case .severalLines: "a key has to be on one line, together with its ':'"
      case .tooLong(let limit): "a key of more than \(limit) characters: shorten it"
      }
    }
  }
}
