import SwiftOutline

/// The calls and literals of a Swift file that is read as text.
struct ManifestText {
  private let outline: Outline
  /// Every call, outer ones before those in their arguments.
  let calls: [Call]
  /// The outermost call that ends at an offset.
  private let callsByEnd: [Int: Call]

  init(_ bytes: [UInt8]) {
    outline = Outline(parsing: SwiftSource(bytes))
    calls = outline.calls(in: 0..<bytes.count)
    callsByEnd = Dictionary(
      calls.map { ($0.range.upperBound, $0) },
      uniquingKeysWith: { $0.range.lowerBound <= $1.range.lowerBound ? $0 : $1 })
  }

  /// The value of a string literal that stands alone; `nil` for interpolations, escapes and all
  /// other expressions.
  func string(_ range: Range<Int>) -> String? {
    let tokens = outline.tokens(in: range)
    guard tokens.count == 1, let token = tokens.first else { return nil }
    return string(token)
  }

  /// The string literal an expression begins with: the lower bound of `"1.0.0"..<"2.0.0"`.
  func firstString(_ range: Range<Int>) -> (value: String, following: String)? {
    let tokens = outline.tokens(in: range)
    guard let first = tokens.first, let value = string(first) else { return nil }
    let following = tokens.dropFirst().first.map { outline.source.text(in: $0.range) }
    return (value, following ?? "")
  }

  /// The values of an array literal of string literals; `nil` if it holds anything else.
  func strings(_ range: Range<Int>) -> [String]? {
    guard let elements = elements(range) else { return nil }
    let values = elements.compactMap { string($0) }
    return values.count == elements.count ? values : nil
  }

  /// The elements of an array literal; `nil` for all other expressions.
  func elements(_ range: Range<Int>) -> [Range<Int>]? {
    let tokens = outline.tokens(in: range)
    guard let first = tokens.first, first.kind == .leftBracket,
      Int(first.match) == tokens.endIndex - 1, tokens.count > 1
    else { return nil }
    var elements: [Range<Int>] = []
    var start: Int?
    var index = tokens.startIndex + 1
    while index < tokens.endIndex {
      let token = tokens[index]
      let isLast = index == tokens.endIndex - 1
      if token.kind == .comma || isLast {
        if let begin = start { elements.append(begin..<Int(tokens[index - 1].end)) }
        start = nil
      } else {
        start = start ?? Int(token.start)
        index = max(index, token.isOpeningBracket ? Int(token.match) : index)
      }
      index += 1
    }
    return elements
  }

  /// The call an expression consists of: `.target(…)`, `Target.target(…)`.
  func call(_ range: Range<Int>) -> Call? {
    guard let call = callsByEnd[range.upperBound], range.contains(call.range.lowerBound) else {
      return nil
    }
    let before = outline.tokens(in: range.lowerBound..<call.range.lowerBound)
    return before.allSatisfy { $0.kind == .word || $0.kind == .dot } ? call : nil
  }

  /// The last name of an expression like `.v17`; `nil` for all others.
  func memberName(_ range: Range<Int>) -> String? {
    let tokens = outline.tokens(in: range)
    guard let last = tokens.last, last.kind == .word,
      tokens.allSatisfy({ $0.kind == .word || $0.kind == .dot })
    else { return nil }
    return outline.source.text(in: last.range)
  }

  private func string(_ token: Token) -> String? {
    guard token.kind == .string else { return nil }
    let text = outline.source.text(in: token.range)
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""),
      !text.hasPrefix("\"\"\""), !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension Token {
  fileprivate var isOpeningBracket: Bool {
    kind == .leftParenthesis || kind == .leftBrace || kind == .leftBracket
  }
}

extension Call {
  /// The name of what is called, without what stands before it.
  var name: String { callee.last?.text ?? "" }

  func argument(_ label: String) -> Range<Int>? {
    arguments.first { $0.label?.text == label }?.value
  }
}
