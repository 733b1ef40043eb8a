import SwiftParser
import SwiftSyntax

/// What SwiftParser says of a file, in the words of ``OutlineFacts``.
struct ParserFacts {
  let tree: SourceFileSyntax

  init(_ bytes: [UInt8]) {
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// SwiftParser accepts the file.
  var isAccepted: Bool { !tree.hasError }

  /// Where the words stand that introduce declarations, wherever these are.
  func declarationWords() -> Set<Int> {
    var offsets: Set<Int> = []
    for token in tree.tokens(viewMode: .sourceAccurate)
    where token.parent?.is(DeclSyntax.self) == true {
      offsets.insert(token.extent.lowerBound)
    }
    return offsets
  }

  /// `versions` are `10.15.1` and the like, which are no numbers.
  func tokens() -> (facts: [Fact], versions: [Range<Int>]) {
    let collector = TokenCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return (collector.finish(), collector.versions)
  }

  func bodies() -> [Fact] {
    let collector = BodyCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.facts
  }

  func declarations() -> [Fact] {
    var collector = DeclarationCollector()
    collector.collect(tree.statements)
    return collector.facts
  }
}

extension SyntaxProtocol {
  /// Without the trivia around it.
  var extent: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Tokens as written, one space where trivia stands between two of them.
  var normalizedText: String {
    var text = ""
    var end: Int?
    for token in tokens(viewMode: .sourceAccurate) {
      if let end, end < token.extent.lowerBound { text += " " }
      text += token.text
      end = token.extent.upperBound
    }
    return text
  }
}

extension TokenSyntax {
  var plainText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }

  var named: String { text.isEmpty ? "-" : "\(plainText)@\(extent.lowerBound)" }
}

/// Runs of tokens, words, literals, brackets and comments.
private final class TokenCollector: SyntaxVisitor {
  private var facts: [Fact] = []
  private(set) var versions: [Range<Int>] = []
  private var run: Range<Int>?
  private var open: [Int] = []
  /// Literals are one token for the outline; what is in them is only looked at for brackets.
  private var literalEnd = 0

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literal(Syntax(node), "string")
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literal(Syntax(node), "string")
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literal(Syntax(node), "regex")
  }

  override func visit(_ node: VersionTupleSyntax) -> SyntaxVisitorContinueKind {
    versions.append(node.extent)
    return .visitChildren
  }

  private func literal(_ node: Syntax, _ name: String) -> SyntaxVisitorContinueKind {
    if node.extent.lowerBound >= literalEnd {
      addComments(in: node.leadingTrivia, at: node.position.utf8Offset)
      facts.append(Fact(node.extent, name))
      extend(node.extent)
      literalEnd = node.extent.upperBound
      addComments(in: node.trailingTrivia, at: node.extent.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let range = token.extent
    if !range.isEmpty || token.tokenKind == .endOfFile { visit(token, range) }
    return .skipChildren
  }

  private func visit(_ token: TokenSyntax, _ range: Range<Int>) {
    let isInLiteral = range.lowerBound < literalEnd
    switch token.tokenKind {
    case .leftParen, .leftBrace, .leftSquare:
      open.append(range.lowerBound)
    case .rightParen, .rightBrace, .rightSquare:
      if let start = open.popLast() { facts.append(Fact(start..<range.upperBound, "brackets")) }
    default: break
    }
    guard !isInLiteral else { return }
    addComments(in: token.leadingTrivia, at: token.position.utf8Offset)
    addComments(in: token.trailingTrivia, at: range.upperBound)
    guard token.tokenKind != .endOfFile, !token.tokenKind.isShebang else { return }
    extend(range)
    if let name = token.tokenKind.factName, !isPoundWord(token) {
      facts.append(Fact(range, name))
    }
  }

  /// The outline reads `#` and the word after it as one.
  private func isPoundWord(_ token: TokenSyntax) -> Bool {
    guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
    return previous.tokenKind == .pound && previous.extent.upperBound == token.extent.lowerBound
  }

  private func extend(_ range: Range<Int>) {
    if let last = run, last.upperBound == range.lowerBound {
      run = last.lowerBound..<range.upperBound
    } else {
      if let run { facts.append(Fact(run, "tokens")) }
      run = range
    }
  }

  private func addComments(in trivia: Trivia, at start: Int) {
    var offset = start
    for piece in trivia {
      let range = offset..<offset + piece.sourceLength.utf8Length
      offset = range.upperBound
      switch piece {
      case .lineComment: facts.append(Fact(range, "comment line"))
      case .docLineComment: facts.append(Fact(range, "comment documentationLine"))
      case .blockComment: facts.append(Fact(range, "comment block"))
      case .docBlockComment: facts.append(Fact(range, "comment documentationBlock"))
      default: break
      }
    }
  }

  func finish() -> [Fact] {
    if let run { facts.append(Fact(run, "tokens")) }
    return facts
  }
}

extension TokenKind {
  fileprivate var isShebang: Bool {
    if case .shebang = self { return true }
    return false
  }

  fileprivate var factName: String? {
    switch self {
    case .identifier, .keyword, .dollarIdentifier, .wildcard: "word"
    case .integerLiteral, .floatLiteral: "number"
    case .comma: "comma"
    case .semicolon: "semicolon"
    default: nil
    }
  }
}
