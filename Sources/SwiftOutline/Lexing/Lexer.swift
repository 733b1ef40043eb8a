/// Splits the bytes of a Swift file into tokens in one pass, without recursion.
///
/// Tokens inside string interpolations go to ``interpolated``, so that a string stays one token of
/// ``tokens``. Text that is not well formed is read as far as it makes sense and noted as a fault.
struct Lexer {
  /// More tokens than any file a person wrote; what follows them is left unread.
  static let maximumTokens = 4_000_000
  static let maximumFaults = 1_000
  static let maximumInterpolationDepth = 64

  let bytes: UnsafeBufferPointer<UInt8>
  let keywords = KeywordTable.shared
  var position = 0
  var tokens: [Token] = []
  var interpolated: [Token] = []
  var faults: [Fault] = []

  var frames: [StringFrame] = []
  var brackets = BracketStack()
  var openDirectives: [Range<Int>] = []
  /// Gathered since the last token.
  var flags: Token.Flags = .startsLine
  var last: Token?
  /// The token before was the `?` or `!` of `try?`, `try!`.
  var prefersRegex = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(min(bytes.count / 4 + 16, Self.maximumTokens))
  }

  /// A string whose end is not reached yet.
  struct StringFrame {
    var pounds: Int
    var isMultiline: Bool
    /// The string's place in `tokens` or, in an interpolation, in `interpolated`.
    var token: Int
    /// The place in `interpolated` of the parenthesis that opened the interpolation being read.
    var parenthesis = 0
  }

  mutating func run() {
    guard bytes.count < UInt32.max else {
      return addFault(.tooLarge, 0..<bytes.count)
    }
    for range in UTF8Check.invalidRanges(bytes, limit: Self.maximumFaults) {
      addFault(.invalidUTF8, range)
    }
    skipShebang()
    while true {
      skipTrivia()
      guard position < bytes.count else { break }
      guard tokens.count &+ interpolated.count < Self.maximumTokens else {
        addFault(.tooLarge, position..<bytes.count)
        break
      }
      lexToken(bytes[position])
    }
    finish()
  }

  @inline(__always)
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position &+ offset
    return index < bytes.count ? bytes[index] : 0
  }

  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  private mutating func lexToken(_ byte: UInt8) {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: lexWord()
    case 0x24: lexWord()
    case 0x30...0x39: lexNumber()
    case .quote, .apostrophe: lexString(pounds: 0)
    case .pound: lexPound()
    case .backtick: lexRawIdentifier()
    case .leftParenthesis: open(.leftParenthesis)
    case .leftBracket: open(.leftBracket)
    case .leftBrace: open(.leftBrace)
    case .rightParenthesis: close(.rightParenthesis)
    case .rightBracket: close(.rightBracket)
    case .rightBrace: close(.rightBrace)
    case 0x2C: emit(.comma, length: 1)
    case 0x3A: emit(.colon, length: 1)
    case 0x3B: emit(.semicolon, length: 1)
    case 0x40: emit(.atSign, length: 1)
    case .backslash: emit(.backslash, length: 1)
    case .newline, .carriageReturn: abandonSingleLineStrings()
    case .less where peek(1) == .pound: lexPlaceholder()
    case 0x80...: lexNonASCII()
    default:
      if ByteClass.continuesOperator(byte) {
        lexOperator()
      } else {
        emit(.unknown, length: 1)
      }
    }
  }

  @inline(__always)
  mutating func emit(
    _ kind: Token.Kind, length: Int, keyword: Keyword = .none, flags extra: Token.Flags = []
  ) {
    let end = position &+ length
    let token = Token(
      kind: kind, keyword: keyword, flags: flags.union(extra),
      start: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: end))
    if frames.isEmpty {
      tokens.append(token)
    } else {
      interpolated.append(token)
    }
    last = token
    flags = []
    prefersRegex = false
    position = end
  }

  mutating func addFault(_ kind: Fault.Kind, _ range: Range<Int>) {
    guard faults.count < Self.maximumFaults else { return }
    faults.append(Fault(kind: kind, range: range))
  }

  private mutating func finish() {
    position = bytes.count
    while let frame = frames.last {
      addFault(.unclosedInterpolation, range(ofInterpolated: frame.parenthesis))
      closeInterpolation(length: 0)
      popFrame()
    }
    for entry in brackets.popAll() {
      let token = tokens[entry.token]
      tokens[entry.token].match = UInt32(truncatingIfNeeded: tokens.count)
      addFault(.unclosedBracket(entry.bracket.character), token.range)
    }
    for range in openDirectives {
      addFault(.unclosedDirective, range)
    }
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func range(ofInterpolated index: Int) -> Range<Int> {
    index < interpolated.count ? interpolated[index].range : bytes.count..<bytes.count
  }
}
