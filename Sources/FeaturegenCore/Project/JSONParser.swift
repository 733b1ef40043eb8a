/// Reads JSON as RFC 8259 has it, nested at most ``depthLimit`` deep.
struct JSONParser {
  static let depthLimit = 100

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let value = try parser.value()
    parser.skipWhiteSpace()
    if parser.index < bytes.count { throw parser.error("nothing may follow the document") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func error(_ reason: String) -> JSONError {
    JSONError(offset: index, reason: reason)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipWhiteSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  /// Skips white space and the byte, if it is there.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipWhiteSpace()
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipWhiteSpace()
    switch current {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case .some(0x30...0x39): return try number()
    default: throw error("a value is missing here")
    }
  }

  private mutating func word(
    _ text: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: text.utf8) else { throw error("a value is missing here") }
    index += text.utf8.count
    return value
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    if depth > Self.depthLimit { throw error("more than \(Self.depthLimit) levels of brackets") }
    index += 1
  }

  private mutating func object() throws(JSONError) -> [String: JSONValue] {
    try enter()
    defer { depth -= 1 }
    var members: [String: JSONValue] = [:]
    if take("}") { return members }
    repeat {
      skipWhiteSpace()
      guard current == UInt8(ascii: "\"") else { throw error("a key is missing here") }
      let key = try string()
      guard take(":") else { throw error("':' is missing here") }
      members[key] = try value()
    } while take(",")
    guard take("}") else { throw error("',' or '}' is missing here") }
    return members
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat {
      elements.append(try value())
    } while take(",")
    guard take("]") else { throw error("',' or ']' is missing here") }
    return elements
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let isZero = current == UInt8(ascii: "0")
    let count = try digits()
    if isZero, count > 1 { throw error("a number may not begin with '0'") }
    if current == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  @discardableResult
  private mutating func digits() throws(JSONError) -> Int {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    if index == start { throw error("a digit is missing here") }
    return index - start
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw error("a control character in a string") }
      index += 1
      if byte == UInt8(ascii: "\\") {
        text += Array(try escape().utf8)
      } else {
        text.append(byte)
      }
    }
    guard current != nil else { throw error("'\"' is missing here") }
    index += 1
    guard let result = String(utf8: text) else {
      throw error("a string that is not UTF-8")
    }
    return result
  }

  /// After the backslash.
  private mutating func escape() throws(JSONError) -> String {
    guard let byte = current else { throw error("'\"' is missing here") }
    if let text = Self.escapes[byte] {
      index += 1
      return text
    }
    guard byte == UInt8(ascii: "u") else { throw error("an unknown escape in a string") }
    let high = try codeUnit()
    if UTF16.isLeadSurrogate(high), bytes[index...].starts(with: [0x5C, 0x75]) {
      index += 1
      let low = try codeUnit()
      return String(decoding: [high, low], as: UTF16.self)
    }
    return String(decoding: [high], as: UTF16.self)
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", .slash: "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "t"): "\t",
  ]

  /// At the `u`.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let start = index + 1
    let digits = bytes.dropFirst(start).prefix(4)
    guard digits.count == 4, digits.allSatisfy({ isHexadecimal($0) }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are missing here") }
    index = start + 4
    return unit
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}
