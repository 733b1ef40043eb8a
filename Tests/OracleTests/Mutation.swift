import SwiftOutline
import TestSupport

/// Snippets changed at random, token by token: what SwiftParser still accepts is syntax nobody
/// thought of.
enum Mutation {
  static func mutated(_ snippet: String, _ donor: String, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var pieces = pieces(of: snippet)
    let donated = Self.pieces(of: donor)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !pieces.isEmpty {
      let index = Int.random(in: 0..<pieces.count, using: &random)
      let other = donated.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(other, at: index)
      case 2: pieces[index] = other
      case 3: pieces.insert("\n", at: index)
      case 4: pieces.swapAt(index, Int.random(in: 0..<pieces.count, using: &random))
      default:
        let end = min(donated.count, Int.random(in: 1...8, using: &random))
        pieces.insert(contentsOf: donated[..<end], at: index)
      }
    }
    return pieces.joined()
  }

  /// Tokens and what stands between them.
  private static func pieces(of text: String) -> [String] {
    let outline = Outline(parsing: SwiftSource(text))
    var pieces: [String] = []
    var position = 0
    for token in outline.tokens {
      if Int(token.start) > position {
        pieces.append(outline.source.text(in: position..<Int(token.start)))
      }
      pieces.append(outline.source.text(in: token.range))
      position = Int(token.end)
    }
    return pieces
  }
}
