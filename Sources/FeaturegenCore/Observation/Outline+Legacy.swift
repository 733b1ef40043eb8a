import SwiftOutline

extension Outline {
  func spells(_ token: Token, _ word: StaticString) -> Bool {
    guard token.kind == .word, Int(token.end - token.start) == word.utf8CodeUnitCount else {
      return false
    }
    return word.withUTF8Buffer { source.bytes[token.range].elementsEqual($0) }
  }

  /// The token spells `word`, and generic arguments follow.
  func opensGenerics(after index: Int, _ word: StaticString) -> Bool {
    index + 1 < tokens.endIndex && spells(tokens[index], word)
      && tokens[index + 1].kind == .op && source.bytes[Int(tokens[index + 1].start)] == .less
  }

  /// The ranges of the arguments in `<…>` after a token; `nil` where no such list follows.
  func genericArguments(after index: Int) -> [Range<Int>]? {
    guard index + 1 < tokens.endIndex, tokens[index + 1].kind == .op else { return nil }
    var depth = 0
    var arguments: [Range<Int>] = []
    var start = Int(tokens[index + 1].start) + 1
    var next = index + 1
    while next < tokens.endIndex {
      let token = tokens[next]
      switch token.kind {
      case .op:
        for place in angleBrackets(in: token) {
          depth += source.bytes[place] == .less ? 1 : -1
          guard depth == 0 else { continue }
          return arguments + [start..<place]
        }
        if depth == 0 { return nil }
      case .comma where depth == 1:
        arguments.append(start..<Int(token.start))
        start = next + 1 < tokens.endIndex ? Int(tokens[next + 1].start) : Int(token.end)
      case .leftParenthesis, .leftBracket:
        guard Int(token.match) > next else { return nil }
        next = Int(token.match)
      case .word, .dot, .comma, .colon, .atSign: break
      default: return nil
      }
      next += 1
    }
    return nil
  }

  /// How many names stand before the `in` of a closure; `nil` if it begins otherwise.
  func parameterCount(ofClosureAt index: Int) -> Int? {
    var count = 0
    var next = index + 1
    while next + 1 < tokens.endIndex, tokens[next].kind == .word {
      count += 1
      if tokens[next + 1].keyword == .in { return count }
      guard tokens[next + 1].kind == .comma else { return nil }
      next += 2
    }
    return nil
  }

  /// `<` and `>` in an operator; the `>` of an arrow is none.
  private func angleBrackets(in token: Token) -> [Int] {
    token.range.filter { place in
      switch source.bytes[place] {
      case .less: true
      case .greater: place == token.range.lowerBound || source.bytes[place - 1] != .minus
      default: false
      }
    }
  }
}

extension UInt8 {
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let minus = UInt8(ascii: "-")
}
