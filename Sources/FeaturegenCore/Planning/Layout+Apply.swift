extension Layout {
  /// Lays out rendered code: blank lines, indentation, the end of the file.
  ///
  /// - Parameter text: Code indented by two spaces, as templates are; lines end with `\n`.
  func apply(to text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingTrailingBlanks
      if line.isEmpty {
        guard let last = lines.last, !last.isEmpty, !last.opensBlock else { continue }
      } else if line.closesBlock, lines.last?.isEmpty == true {
        lines.removeLast()
      }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let breaker = LineBreaker(lineLength: lineLength, indentationWidth: indentationWidth)
    return lines.flatMap(breaker.lines(for:)).map { reindented($0[...]) + "\n" }.joined()
  }

  /// In columns; a tab counts as eight, as it does for `swift format`.
  private var indentationWidth: Int {
    if case .spaces(let count) = indentation { count } else { 8 }
  }

  private func reindented(_ line: Substring) -> String {
    guard indentation != .spaces(2) else { return String(line) }
    let code = line.drop { $0 == " " }
    let width = line.count - code.count
    let levels = width / 2
    return switch indentation {
    case .spaces(let count): String(repeating: " ", count: levels * count + width % 2) + code
    case .tab:
      String(repeating: "\t", count: levels) + String(repeating: " ", count: width % 2) + code
    }
  }
}

extension Substring {
  fileprivate var trimmingTrailingBlanks: Substring {
    var line = self
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }

  fileprivate var opensBlock: Bool { last == "{" || last == "(" || last == "[" }

  fileprivate var closesBlock: Bool {
    guard let first = drop(while: { $0 == " " }).first else { return false }
    return first == "}" || first == ")" || first == "]"
  }
}
