import SwiftOutline

/// Breaks lines that are too long where `swift format` breaks them.
///
/// Each line is one declaration, call or assignment, as templates write them; a line that no rule
/// knows, or a part that is still too long, stays as it is.
struct LineBreaker {
  /// In columns.
  let lineLength: Int
  /// What a level of indentation will be, in columns. Lines come and go with ``step`` blanks a level.
  let indentationWidth: Int
  private let step = 2

  func lines(for line: Substring) -> [String] {
    guard width(of: line) > lineLength else { return [String(line)] }
    let code = Line(line)
    return parameters(of: code) ?? inheritance(of: code) ?? closureParameters(of: code)
      ?? typeAlias(of: code) ?? propertyType(of: code) ?? [String(line)]
  }

  private func width(of line: some StringProtocol) -> Int {
    let blanks = line.prefix { $0 == " " }.count
    return blanks / step * indentationWidth + blanks % step + line.count - blanks
  }

  /// `f(a: A, b: B) {` → one argument or parameter a line.
  private func parameters(of line: Line) -> [String]? {
    guard let close = line.lastIndex(of: .rightParenthesis),
      let open = line.openingParenthesis(of: close), open + 1 < close
    else { return nil }
    let isDeclaration = line.words(upTo: open).contains { $0 == "func" || $0 == "init" }
    let opensClosure = line.tokens.last?.kind == .leftBrace
    guard isDeclaration || opensClosure else { return nil }
    let arguments = line.commaSeparated(open + 1..<close)
    return [line.text(upTo: open + 1)]
      + arguments.enumerated().map { index, argument in
        line.indented(by: step, argument + (index + 1 < arguments.count ? "," : ""))
      }
      + [line.indented(by: 0, line.text(from: close))]
  }

  /// `struct X: P {` → the protocols and the brace on lines of their own.
  private func inheritance(of line: Line) -> [String]? {
    let keywords: Set<String> = ["struct", "enum", "class", "extension", "protocol"]
    guard line.tokens.last?.kind == .leftBrace,
      line.words(upTo: line.tokens.count).contains(where: keywords.contains),
      let colon = line.firstIndex(of: .colon)
    else { return nil }
    let protocols = line.text(from: colon + 1, upTo: line.tokens.count - 1)
    return [
      line.text(upTo: colon + 1), line.indented(by: step, protocols), line.indented(by: 0, "{"),
    ]
  }

  /// `f { a, b in` → the closure's parameters on a line of their own.
  private func closureParameters(of line: Line) -> [String]? {
    guard line.tokens.last.map(line.text(of:)) == "in",
      let brace = line.lastIndex(of: .leftBrace)
    else { return nil }
    return [line.text(upTo: brace + 1), line.indented(by: step, line.text(from: brace + 1))]
  }

  /// `typealias A = B.C` → `.C` on the next line, or all of `B.C`.
  private func typeAlias(of line: Line) -> [String]? {
    guard line.words(upTo: line.tokens.count).contains("typealias"),
      let equals = line.tokens.firstIndex(where: { line.text(of: $0) == "=" })
    else { return nil }
    if let dot = line.lastIndex(of: .dot), dot > equals,
      width(of: line.text(upTo: dot)) <= lineLength
    {
      return [line.text(upTo: dot), line.indented(by: step, line.text(from: dot))]
    }
    return [line.text(upTo: equals + 1), line.indented(by: step, line.text(from: equals + 1))]
  }

  /// `var a: T` → the type on the next line.
  private func propertyType(of line: Line) -> [String]? {
    guard line.words(upTo: line.tokens.count).contains(where: { $0 == "var" || $0 == "let" }),
      let colon = line.firstIndex(of: .colon)
    else { return nil }
    return [line.text(upTo: colon + 1), line.indented(by: step, line.text(from: colon + 1))]
  }
}

/// One line of code as tokens.
private struct Line {
  let tokens: [Token]
  private let source: SwiftSource
  private let indentation: Int

  init(_ line: Substring) {
    let outline = Outline(parsing: SwiftSource(String(line)))
    tokens = outline.tokens
    source = outline.source
    indentation = line.prefix { $0 == " " }.count
  }

  func text(of token: Token) -> String { source.text(in: token.range) }

  func firstIndex(of kind: Token.Kind) -> Int? { tokens.firstIndex { $0.kind == kind } }

  func lastIndex(of kind: Token.Kind) -> Int? { tokens.lastIndex { $0.kind == kind } }

  func words(upTo end: Int) -> [String] {
    tokens[..<end].filter { $0.kind == .word }.map(text(of:))
  }

  /// The line's beginning, up to the token at `end`, without the blank before it.
  func text(upTo end: Int) -> String {
    end > 0 ? source.text(in: 0..<Int(tokens[end - 1].end)) : ""
  }

  func text(from start: Int) -> String { text(from: start, upTo: tokens.count) }

  func text(from start: Int, upTo end: Int) -> String {
    start < end ? source.text(in: Int(tokens[start].start)..<Int(tokens[end - 1].end)) : ""
  }

  func indented(by count: Int, _ text: String) -> String {
    String(repeating: " ", count: indentation + count) + text
  }

  func openingParenthesis(of close: Int) -> Int? {
    var depth = 0
    for index in tokens[..<close].indices.reversed() {
      switch tokens[index].kind {
      case .rightParenthesis: depth += 1
      case .leftParenthesis where depth == 0: return index
      case .leftParenthesis: depth -= 1
      default: break
      }
    }
    return nil
  }

  /// What stands between the commas outside any bracket.
  func commaSeparated(_ range: Range<Int>) -> [String] {
    var parts: [String] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 0:
        parts.append(text(from: start, upTo: index))
        start = index + 1
      default: break
      }
    }
    return parts + [text(from: start, upTo: range.upperBound)]
  }
}
