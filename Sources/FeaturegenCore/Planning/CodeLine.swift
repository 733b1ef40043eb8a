import SwiftOutline

/// One line of code as tokens.
struct CodeLine {
  let tokens: [Token]
  private let source: SwiftSource
  private let indentation: Int

  init(_ line: some StringProtocol) {
    let outline = Outline(parsing: SwiftSource(String(line)))
    tokens = outline.tokens
    source = outline.source
    indentation = line.prefix { $0 == " " }.count
  }

  func text(of token: Token) -> String { source.text(in: token.range) }

  func firstIndex(of kind: Token.Kind, from start: Int = 0) -> Int? {
    tokens[min(start, tokens.count)...].firstIndex { $0.kind == kind }
  }

  func lastIndex(of kind: Token.Kind) -> Int? { tokens.lastIndex { $0.kind == kind } }

  func isWord(_ word: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word && text(of: tokens[index]) == word
  }

  func firstIndex(ofWords words: Set<String>) -> Int? {
    tokens.firstIndex { $0.kind == .word && words.contains(text(of: $0)) }
  }

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

  /// The bracket pair outside any other that holds most; `nil` if none holds anything.
  var largestGroup: (open: Int, close: Int)? {
    var largest: (open: Int, close: Int)?
    var open = 0
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        if depth == 0 { open = index }
        depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        guard depth == 0, index > open + 1 else { continue }
        if largest.map({ width(open, index) > width($0.open, $0.close) }) ?? true {
          largest = (open, index)
        }
      default: break
      }
    }
    return largest
  }

  /// A literal of several elements stands in it.
  var holdsCollection: Bool {
    var open: [Token.Kind] = []
    for token in tokens {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open.append(token.kind)
      case .rightParenthesis, .rightBracket, .rightBrace: open = open.dropLast()
      case .comma where open.last == .leftBracket: return true
      default: break
      }
    }
    return false
  }

  private func width(_ open: Int, _ close: Int) -> Int {
    Int(tokens[close].start) - Int(tokens[open].start)
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
      case .op: depth += angleDepth(of: tokens[index])
      case .comma where depth <= 0:
        parts.append(text(from: start, upTo: index))
        start = index + 1
      default: break
      }
    }
    if start < range.upperBound { parts.append(text(from: start, upTo: range.upperBound)) }
    return parts
  }

  /// What an operator adds if it opens or closes generic arguments, which touch their type.
  private func angleDepth(of token: Token) -> Int {
    let text = text(of: token)
    guard token.flags.contains(.leftBound), text != "->" else { return 0 }
    return text.count { $0 == "<" } - text.count { $0 == ">" }
  }
}
