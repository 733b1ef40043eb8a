/// Reads JSON of a known shape from front to back.
///
/// Strict: what RFC 8259 does not allow is an error at its place. How deep it goes is decided by
/// its caller, never by the input.
struct JSONCursor {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads an object; `member` reads the value of each key.
  mutating func object(
    _ member: (inout JSONCursor, _ key: String, _ at: Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect(UInt8(ascii: "{"), "an object")
    try elements(until: UInt8(ascii: "}")) { (cursor) throws(JSONError) in
      let place = cursor.position
      let key = try cursor.string("a key")
      try cursor.expect(UInt8(ascii: ":"), "':'")
      cursor.skipBlanks()
      try member(&cursor, key, place)
    }
  }

  mutating func array(
    _ element: (inout JSONCursor) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect(UInt8(ascii: "["), "a list")
    try elements(until: UInt8(ascii: "]"), element)
  }

  /// A whole number above zero.
  mutating func count() throws(JSONError) -> Int {
    skipBlanks()
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    let digits = bytes[start..<position]
    let isWhole = peek.map { !Array(".eE".utf8).contains($0) } ?? true
    guard digits.first != UInt8(ascii: "0"), isWhole,
      let value = Int(String(decoding: digits, as: UTF8.self))
    else {
      position = start
      throw expected("a whole number above zero")
    }
    return value
  }

  /// - Throws: unless nothing but blanks is left.
  mutating func end() throws(JSONError) {
    skipBlanks()
    if position < bytes.count { throw expected("the end of the file") }
  }

  private mutating func elements(
    until end: UInt8, _ element: (inout JSONCursor) throws(JSONError) -> Void
  ) throws(JSONError) {
    skipBlanks()
    if peek == end {
      position += 1
      return
    }
    while true {
      skipBlanks()
      try element(&self)
      skipBlanks()
      guard peek == UInt8(ascii: ",") || peek == end else {
        throw expected("',' or '\(Character(Unicode.Scalar(end)))'")
      }
      position += 1
      if bytes[position - 1] == end { return }
    }
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(JSONError) {
    skipBlanks()
    guard peek == byte else { throw expected(what) }
    position += 1
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func expected(_ what: String) -> JSONError {
    guard let byte = peek else {
      return JSONError(message: "expected \(what), found the end of the file", offset: position)
    }
    let length = byte < 0x80 ? 1 : min(4, bytes.count - position)
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    let found = text.unicodeScalars.first?.named ?? ""
    return JSONError(message: "expected \(what), found '\(found)'", offset: position)
  }
}

extension JSONCursor {
  mutating func string(_ what: String = "a text in quotes") throws(JSONError) -> String {
    try expect(UInt8(ascii: "\""), what)
    let start = position
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else {
          throw JSONError(message: "this text is no UTF-8", offset: start - 1)
        }
        return string
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case ..<0x20:
        throw JSONError(message: "a control character stands in this text", offset: position)
      default:
        let run = bytes[position...].prefix { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
        text += run
        position = run.endIndex
      }
    }
    throw JSONError(message: "this text is not closed", offset: start - 1)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = position
    position += 1
    let letter = peek
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = unicodeEscape() else {
        throw JSONError(message: "this escape stands for no character", offset: start)
      }
      text += Array(String(Character(scalar)).utf8)
    default: throw JSONError(message: "JSON has no such escape", offset: start)
    }
  }

  /// Behind `\u`; two of them where the first is half of a pair.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard peek == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    position += 2
    guard let second = fourDigits(), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}

extension Unicode.Scalar {
  /// The character, or its number where nothing would be seen.
  fileprivate var named: String {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .spaceSeparator,
      .paragraphSeparator:
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(Character(self))
    }
  }
}

struct JSONError: Error, Equatable {
  /// Lower case, no full stop.
  var message: String
  /// In bytes from the start of the file.
  var offset: Int
}
