/// Cuts a template into text and tags.
struct PieceScanner {
  private let text: TemplateText
  private var offset = 0
  private var pieces: [Piece] = []

  private init(_ text: TemplateText) {
    self.text = text
  }

  /// The pieces cover every byte of the template.
  static func pieces(of text: TemplateText) throws(Fault) -> [Piece] {
    var scanner = PieceScanner(text)
    while scanner.offset < text.bytes.count { try scanner.scanPiece() }
    return scanner.pieces
  }

  private mutating func scanPiece() throws(Fault) {
    guard text[offset] == ASCII.leftBrace else { return scanText() }
    switch text[offset + 1] {
    case ASCII.leftBrace: try scanOutput()
    case ASCII.percent: try scanTag()
    case ASCII.numberSign: try scanComment()
    default: scanText()
    }
  }

  private mutating func scanText() {
    let start = offset
    var previous: UInt8?
    while let byte = text[offset], !startsTag(at: offset), previous != ASCII.lineFeed {
      previous = byte
      offset += 1
    }
    pieces.append(Piece(content: .text, range: start..<offset))
  }

  private func startsTag(at offset: Int) -> Bool {
    guard text[offset] == ASCII.leftBrace, let next = text[offset + 1] else { return false }
    return next == ASCII.leftBrace || next == ASCII.percent || next == ASCII.numberSign
  }

  private mutating func scanOutput() throws(Fault) {
    var scanner = TokenScanner(text, after: "{{", at: offset, from: offset + 2)
    let result = try scanner.scan()
    pieces.append(Piece(content: .output(result.tokens), range: offset..<result.end))
    offset = result.end
  }

  private mutating func scanTag() throws(Fault) {
    let trimsBefore = text[offset + 2] == ASCII.minus && text[offset + 3] != ASCII.percent
    let start = offset + (trimsBefore ? 3 : 2)
    var scanner = TokenScanner(text, after: "{%", at: offset, from: start)
    let result = try scanner.scan()
    var piece = Piece(content: .tag(result.tokens), range: offset..<result.end)
    piece.trimsBefore = trimsBefore
    piece.trimsAfter = result.trimsAfter
    pieces.append(piece)
    offset = result.end
  }

  private mutating func scanComment() throws(Fault) {
    var end = offset + 2
    while text[end] != ASCII.numberSign || text[end + 1] != ASCII.rightBrace {
      guard end < text.bytes.count else { throw Fault(.unclosedTag(opening: "{#"), at: offset) }
      end += 1
    }
    pieces.append(Piece(content: .comment, range: offset..<(end + 2)))
    offset = end + 2
  }
}
