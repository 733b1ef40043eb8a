/// The bytes of a file, known to be UTF-8 without characters that YAML refuses, and its lines.
struct YAMLSource: Sendable {
  let bytes: [UInt8]
  /// Behind the byte order mark, if there is one.
  let start: Int
  /// Offsets, ascending; the first is `start`.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) throws(YAMLError) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStarts = Self.lineStarts(in: bytes, from: start)
    try validate()
  }

  func mark(at offset: Int) -> YAMLMark {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return YAMLMark(offset: offset, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  private static func lineStarts(in bytes: [UInt8], from start: Int) -> [Int] {
    var result = [start]
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == ASCII.carriageReturn, index < bytes.count, bytes[index] == ASCII.lineFeed {
        index += 1
      }
      if ASCII.isBreak(byte) { result.append(index) }
    }
    return result
  }

  private func validate() throws(YAMLError) {
    if let name = otherEncoding {
      throw YAMLError(.syntax(.encoding(.other(name: name))), at: mark(at: 0))
    }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F {
        index += 1
        continue
      }
      guard let (value, length) = character(at: index) else {
        throw YAMLError(.syntax(.encoding(.notUTF8)), at: mark(at: index))
      }
      if let fault = Self.fault(of: value) {
        throw YAMLError(.syntax(.encoding(fault)), at: mark(at: index))
      }
      index += length
    }
  }

  private var otherEncoding: String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      "UTF-16"
    } else if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) {
      "UTF-32"
    } else {
      nil
    }
  }

  /// The characters outside `c-printable` of YAML 1.2, section 5.1. YAML allows some of them in
  /// quoted scalars; this format has them escaped.
  private static func fault(of value: UInt32) -> YAMLSyntaxFault.Encoding? {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: nil
    case 0xFEFF: .byteOrderMark
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: .controlCharacter(value)
    default: nil
    }
  }

  /// The well-formed UTF-8 sequence at `index`: its value and its length.
  private func character(at index: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[index]
    let length: Int
    let least: UInt32
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: (length, least) = (2, 0x80)
    case 0xE0..<0xF0: (length, least) = (3, 0x800)
    case 0xF0..<0xF5: (length, least) = (4, 0x1_0000)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in bytes[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }
}
