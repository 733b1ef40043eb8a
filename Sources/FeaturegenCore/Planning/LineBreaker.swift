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
    var result: [String] = []
    var pending = [String(line)]
    while let line = pending.popLast() {
      guard isTooLong(line), let parts = parts(of: line), parts.count > 1,
        parts.allSatisfy({ $0.count < line.count })
      else {
        result.append(line)
        continue
      }
      pending += parts.reversed()
    }
    return result
  }

  private func parts(of line: String) -> [String]? {
    let code = CodeLine(line)
    guard !code.tokens.isEmpty else { return nil }
    if code.isWord("case", at: 0) { return arm(of: code) ?? payload(of: code) }
    return loneBrace(of: code) ?? parameters(of: code) ?? inheritance(of: code)
      ?? closureParameters(of: code) ?? typeAlias(of: code) ?? property(of: code)
      ?? list(of: code) ?? group(of: code) ?? chain(of: code)
  }

  private func isTooLong(_ line: some StringProtocol) -> Bool {
    let width = width(of: line)
    guard width == lineLength else { return width > lineLength }
    // `swift format` keeps a column for the comma that a collection would end in.
    return CodeLine(line).holdsCollection
  }

  private func width(of line: some StringProtocol) -> Int {
    let blanks = line.prefix { $0 == " " }.count
    return blanks / step * indentationWidth + blanks % step + line.count - blanks
  }
}

// Declarations.
extension LineBreaker {
  /// `func f(a: A) -> B {` that is too long only by its brace → the brace on a line of its own.
  private func loneBrace(of line: CodeLine) -> [String]? {
    guard line.tokens.last?.kind == .leftBrace,
      line.firstIndex(ofWords: ["func"]) != nil, line.tokens.count > 2
    else { return nil }
    let rest = line.text(upTo: line.tokens.count - 1)
    return isTooLong(rest) ? nil : [rest, line.indented(by: 0, "{")]
  }

  /// `f(a: A, b: B) {` → one argument or parameter a line.
  private func parameters(of line: CodeLine) -> [String]? {
    guard let close = line.lastIndex(of: .rightParenthesis),
      let open = line.openingParenthesis(of: close), open + 1 < close
    else { return nil }
    let isDeclaration = line.words(upTo: open).contains { $0 == "func" || $0 == "init" }
    guard isDeclaration || line.tokens.last?.kind == .leftBrace else { return nil }
    return broken(line, open: open, close: close)
  }

  /// `struct X: P {` → the protocols and the brace on lines of their own.
  private func inheritance(of line: CodeLine) -> [String]? {
    let keywords: Set<String> = ["struct", "enum", "class", "extension", "protocol"]
    guard let colon = line.firstIndex(of: .colon),
      line.words(upTo: colon).contains(where: keywords.contains),
      let brace = line.lastIndex(of: .leftBrace), brace > colon
    else { return nil }
    return [
      line.text(upTo: colon + 1),
      line.indented(by: step, line.text(from: colon + 1, upTo: brace)),
      line.indented(by: 0, line.text(from: brace)),
    ]
  }

  /// `typealias A = B.C` → `.C` on the next line, or all of `B.C`.
  private func typeAlias(of line: CodeLine) -> [String]? {
    guard line.firstIndex(ofWords: ["typealias"]) != nil, let equals = equalsSign(in: line) else {
      return nil
    }
    return chain(of: line, after: equals) ?? split(line, after: equals)
  }

  /// `var a: T = v` → the value on the next line, or the type as well.
  private func property(of line: CodeLine) -> [String]? {
    guard let word = line.firstIndex(ofWords: ["var", "let"]), !line.isWord("if", at: 0) else {
      return nil
    }
    if let equals = equalsSign(in: line), equals + 1 < line.tokens.count,
      !isTooLong(line.text(upTo: equals + 1))
    {
      let parts = split(line, after: equals)
      if !parts.contains(where: isTooLong) { return parts }
      return group(of: line) ?? parts
    }
    return line.firstIndex(of: .colon, from: word).map { split(line, after: $0) }
  }

  private func equalsSign(in line: CodeLine) -> Int? {
    line.tokens.firstIndex { $0.kind == .op && line.text(of: $0) == "=" }
  }

  /// `case a(A, b: B)` → one element of the payload a line.
  private func payload(of line: CodeLine) -> [String]? {
    guard let open = line.firstIndex(of: .leftParenthesis),
      let close = line.lastIndex(of: .rightParenthesis), open + 1 < close
    else { return nil }
    return broken(line, open: open, close: close)
  }

  private func split(_ line: CodeLine, after index: Int) -> [String] {
    [line.text(upTo: index + 1), line.indented(by: step, line.text(from: index + 1))]
  }
}

// Statements and expressions.
extension LineBreaker {
  /// `case .a, .b: value` → the value on the next line, as many patterns a line as fit.
  private func arm(of line: CodeLine) -> [String]? {
    guard line.tokens.count > 1, line.tokens[1].kind == .dot, let colon = armColon(in: line) else {
      return nil
    }
    if colon + 1 < line.tokens.count {
      return [
        line.text(upTo: colon + 1), line.indented(by: step, line.text(from: colon + 1)),
      ]
    }
    let patterns = line.commaSeparated(1..<colon)
    guard patterns.count > 1 else { return payload(of: line) }
    var lines = [line.indented(by: 0, "case")]
    for (index, pattern) in patterns.enumerated() {
      let text = " " + pattern + (index + 1 < patterns.count ? "," : ":")
      if index > 0, isTooLong(lines[lines.count - 1] + text) {
        lines.append(line.indented(by: step, String(text.dropFirst())))
      } else {
        lines[lines.count - 1] += text
      }
    }
    return lines
  }

  /// The colon after the patterns, outside any bracket.
  private func armColon(in line: CodeLine) -> Int? {
    var depth = 0
    return line.tokens.firstIndex { token in
      switch token.kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket: depth -= 1
      default: break
      }
      return token.kind == .colon && depth == 0
    }
  }

  /// `f { a, b in` → the closure's parameters on a line of their own.
  private func closureParameters(of line: CodeLine) -> [String]? {
    guard line.isWord("in", at: line.tokens.count - 1), let brace = line.lastIndex(of: .leftBrace)
    else { return nil }
    return [line.text(upTo: brace + 1), line.indented(by: step, line.text(from: brace + 1))]
  }

  /// `a, b: c` → one argument a line.
  private func list(of line: CodeLine) -> [String]? {
    let end = line.tokens.count
    let parts = line.commaSeparated(0..<end)
    guard parts.count > 1 else { return nil }
    let isClosed = line.tokens[end - 1].kind != .comma
    return parts.enumerated().map { index, part in
      line.indented(by: 0, part + (index + 1 < parts.count || !isClosed ? "," : ""))
    }
  }

  /// `f(a, b).c` → one argument a line, within the largest brackets.
  private func group(of line: CodeLine) -> [String]? {
    guard let (open, close) = line.largestGroup, line.tokens[open].kind != .leftBrace else {
      return nil
    }
    return broken(line, open: open, close: close)
  }

  /// `A.B.c` → `.c` on the next line.
  private func chain(of line: CodeLine, after start: Int = 0) -> [String]? {
    guard let dot = line.lastIndex(of: .dot), dot > start, !isTooLong(line.text(upTo: dot)) else {
      return nil
    }
    return [line.text(upTo: dot), line.indented(by: step, line.text(from: dot))]
  }

  /// What stands between the brackets, one element a line; a collection of several ends in a comma.
  private func broken(_ line: CodeLine, open: Int, close: Int) -> [String] {
    let elements = line.commaSeparated(open + 1..<close)
    let hasTrailingComma = line.tokens[open].kind == .leftBracket && elements.count > 1
    return [line.text(upTo: open + 1)]
      + elements.enumerated().map { index, element in
        let isLast = index + 1 == elements.count
        return line.indented(by: step, element + (isLast && !hasTrailingComma ? "" : ","))
      }
      + [line.indented(by: 0, line.text(from: close))]
  }
}
