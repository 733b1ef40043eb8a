import SwiftOutline

/// Both readers on one file.
struct Comparison {
  enum Result {
    /// SwiftParser would take exponential time on the file.
    case notCompared
    /// SwiftParser does not accept the file; declarations of the outline it does not see even so.
    case rejected(invented: [String])
    case compared(differences: [String])
  }

  /// SwiftParser's time doubles with every level of brackets.
  static let maximumDepth = 16

  static func run(_ bytes: [UInt8]) -> Result {
    let outline = Outline(parsing: SwiftSource(bytes))
    guard depth(outline) < maximumDepth else { return .notCompared }
    let parser = ParserFacts(bytes)
    let facts = OutlineFacts(outline)
    guard parser.isAccepted else {
      let words = parser.declarationWords()
      return .rejected(
        invented: outline.allDeclarations.filter { !words.contains($0.keyword.lowerBound) }
          .map { "invented: \($0.kind) \($0.range)" })
    }
    var differences = outline.faults.map { "fault: \($0)" }
    let (tokens, versions) = parser.tokens()
    differences += compare(
      "tokens", withoutNumbers(facts.tokens(), in: versions),
      withoutNumbers(tokens, in: versions))
    differences += compare("declarations", facts.declarations(), parser.declarations())
    differences += compare("bodies", facts.bodies(), parser.bodies())
    return .compared(differences: differences)
  }

  private static func withoutNumbers(_ facts: [Fact], in ranges: [Range<Int>]) -> [Fact] {
    facts.filter { fact in
      !fact.text.hasSuffix(" number") || !ranges.contains { $0.contains(fact.offset) }
    }
  }

  private static func compare(_ what: String, _ own: [Fact], _ others: [Fact]) -> [String] {
    let difference = Set(own).symmetricDifference(others)
    return difference.sorted().map {
      "\(what) \(own.contains($0) ? "only outline" : "only parser "): \($0)"
    }
  }

  /// How deep brackets that SwiftParser reads by trying are nested; braces are read once.
  private static func depth(_ outline: Outline) -> Int {
    var depth = 0
    var deepest = 0
    for token in outline.tokens {
      switch token.kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket: depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
