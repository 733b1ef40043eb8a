/// Walks over tokens one bracket level at a time: what stands in brackets is jumped over by the
/// lexer's matching, so that depth costs neither time nor stack.
struct SyntaxReader {
  /// How far a `<` is looked after for its `>` before it counts as an operator.
  static let genericLookahead = 128
  /// How many modifiers a declaration can have.
  static let modifierLookahead = 32
  /// How long a `#if` around attributes may be.
  static let attributeLookahead = 256
  /// How many `#if` in a row are looked past for what they enclose.
  static let directiveLookahead = 64
  /// `if`, `switch` and `do` used as operands inside their own conditions.
  static let maximumNesting = 24

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  var index: Int
  /// Tokens from here on are not seen.
  var limit: Int
  /// Bytes of the operator token at `index` that are taken already: `>` of `>?`.
  var split = 0
  /// Where the last token or part of one that was taken ends.
  var consumedEnd = 0
  var nesting = 0
  /// The dotted names of the type taken last, by token, without those in its generic arguments.
  var typeNames: [Int] = []
  /// No `<` before this index opens generic arguments: one before them was looked at in vain.
  var genericsEnd = 0
  /// A `>` was taken since the last look ahead for generic arguments began.
  var closedAngles = false
  /// Where an operator's right side is missing in the expression taken last.
  var missingOperand: Int?
  /// The type taken last is nominal: no tuple, function, optional or composition.
  var typeIsPlain = true
  /// Where calls, switches and the regions to look into are noted; `nil` when only ends matter.
  var notes: BodyNotes?

  init(
    bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, region: Range<Int>
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.index = region.lowerBound
    self.limit = region.upperBound
  }

  static let endOfFile = Token(
    kind: .endOfFile, flags: [.startsLine, .afterTrivia], start: .max, end: .max)

  @inline(__always)
  func token(_ position: Int) -> Token {
    position < limit ? tokens[position] : Self.endOfFile
  }

  var current: Token { token(index) }
  var next: Token { token(index + 1) }
  var isAtEnd: Bool { index >= limit }
  var isAtLineStart: Bool { current.flags.contains(.startsLine) && split == 0 }

  @inline(__always)
  func at(_ kind: Token.Kind) -> Bool {
    current.kind == kind
  }

  @inline(__always)
  func at(_ keyword: Keyword) -> Bool {
    let token = current
    return token.kind == .word && token.keyword == keyword
  }

  @inline(__always)
  mutating func advance() {
    guard index < limit else { return }
    let token = tokens[index]
    consumedEnd = Int(token.end)
    index = token.isInterpolatedString ? Int(token.match) : index &+ 1
    split = 0
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  /// The index of the token that ends the group opened at `opener`, at most `limit`.
  func groupClose(_ opener: Int) -> Int {
    min(Int(tokens[opener].match), limit)
  }

  /// The index after the group opened at `opener`, at most `limit`.
  func groupEnd(_ opener: Int) -> Int {
    isClosed(opener) ? groupClose(opener) + 1 : groupClose(opener)
  }

  func isClosed(_ opener: Int) -> Bool {
    let close = Int(tokens[opener].match)
    guard close < limit else { return false }
    return tokens[close].kind.rawValue == tokens[opener].kind.rawValue + 1
  }

  /// Takes the group at `index`, its brackets included, and returns the indices between them.
  @discardableResult
  mutating func takeGroup() -> Range<Int> {
    let opener = index
    let close = max(groupClose(opener), opener + 1)
    advance()
    if isClosed(opener) {
      consumedEnd = Int(tokens[close].end)
      index = close + 1
    } else if close > index {
      consumedEnd = Int(tokens[close - 1].end)
      index = close
    }
    return opener + 1..<close
  }

  /// Takes the group at `index` and notes that its inside is to be read as `kind`.
  mutating func takeGroup(as kind: BodyNotes.Region.Kind) {
    let group = takeGroup()
    notes?.look(into: group, as: kind)
  }

  /// The next byte of the operator at `index` that is not taken yet; 0 if there is no operator.
  var operatorByte: UInt8 {
    let token = current
    return token.kind == .op ? bytes[Int(token.start) + split] : 0
  }

  /// What is left of the operator at `index`.
  func isOperator(_ text: StaticString) -> Bool {
    let token = current
    guard token.kind == .op, Int(token.end - token.start) - split == text.utf8CodeUnitCount else {
      return false
    }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[Int(token.start) + split + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  mutating func takeOperator(_ text: StaticString) -> Bool {
    guard isOperator(text) else { return false }
    advance()
    return true
  }

  /// Takes `count` bytes of the operator at `index`.
  mutating func takeOperatorBytes(_ count: Int) {
    let token = current
    split += count
    consumedEnd = Int(token.start) + split
    if consumedEnd >= Int(token.end) { advance() }
  }

  func text(_ position: Int) -> String {
    let token = token(position)
    guard token.kind != .endOfFile else { return "" }
    return String(decoding: bytes[token.range], as: UTF8.self)
  }
}
