import SwiftOutline
import YAML

/// A piece of a scalar that is read as Swift, with its way back to the file.
struct SpecText: Sendable {
  let scalar: YAMLScalar
  let text: String
  /// Where the text begins in the scalar's, in UTF-8 bytes.
  private let offset: Int

  init(_ scalar: YAMLScalar) {
    self.init(scalar: scalar, text: scalar.text, offset: 0)
  }

  private init(scalar: YAMLScalar, text: String, offset: Int) {
    self.scalar = scalar
    self.text = text
    self.offset = offset
  }

  var start: YAMLMark { mark(at: 0) }

  /// - Parameter textOffset: In UTF-8 bytes from the start of the text.
  func mark(at textOffset: Int) -> YAMLMark {
    scalar.mark(atTextOffset: offset + textOffset)
  }

  var tokens: [Token] { Outline(parsing: SwiftSource(text)).tokens }

  /// Without the space and comments around it.
  var trimmed: SpecText {
    guard let first = tokens.first, let last = tokens.last else { return self }
    return piece(Int(first.start)..<Int(last.end))
  }

  /// What stands before and after the first `=` outside brackets; `nil` without one.
  var assignment: (target: SpecText, value: SpecText)? {
    guard let sign = tokens.outsideBrackets.first(where: { isAssignment($0) }) else { return nil }
    return (piece(0..<Int(sign.start)), piece(Int(sign.end)..<text.utf8.count))
  }

  func string(of token: Token) -> String {
    SwiftSource(text).text(in: token.range)
  }

  private func isAssignment(_ token: Token) -> Bool {
    token.kind == .op && string(of: token) == "="
  }

  private func piece(_ range: Range<Int>) -> SpecText {
    SpecText(
      scalar: scalar, text: SwiftSource(text).text(in: range), offset: offset + range.lowerBound)
  }
}

extension [Token] {
  /// The tokens that stand in no bracket; brackets themselves are left out too.
  var outsideBrackets: [Token] {
    var result: [Token] = []
    var index = 0
    while index < count {
      switch self[index].kind {
      case .leftParenthesis, .leftBrace, .leftBracket:
        index = Swift.max(index + 1, Int(self[index].match) + 1)
      default:
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
