/// The bytes of one template, and which line each belongs to.
struct TemplateText: Sendable {
  let name: String
  let bytes: [UInt8]
  /// What the template's first line ends with; `nil` if it has only one line.
  let lineBreak: LineBreak?
  private let lines: LineTable

  /// A byte order mark at the beginning is left out.
  init(name: String, text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.name = name
    self.bytes = bytes
    lines = LineTable(bytes)
    lineBreak = bytes.firstIndex(of: ASCII.lineFeed).map { index in
      index > 0 && bytes[index - 1] == ASCII.carriageReturn ? .carriageReturnLineFeed : .lineFeed
    }
  }

  subscript(offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func position(at offset: Int) -> TemplatePosition {
    let (line, column) = lines.position(at: offset)
    return TemplatePosition(template: name, line: line, column: column)
  }

  /// The character whose first byte is at `offset`, and how many bytes it takes.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard let first = self[offset] else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(offset + length, bytes.count)
    return string(offset..<end).unicodeScalars.first.map { ($0, end - offset) }
  }
}

/// How lines end.
enum LineBreak: Sendable {
  case lineFeed
  case carriageReturnLineFeed

  var bytes: [UInt8] {
    switch self {
    case .lineFeed: [ASCII.lineFeed]
    case .carriageReturnLineFeed: [ASCII.carriageReturn, ASCII.lineFeed]
    }
  }
}
