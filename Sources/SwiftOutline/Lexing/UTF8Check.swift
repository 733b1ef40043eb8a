/// Finds bytes that are no UTF-8.
enum UTF8Check {
  /// Runs of such bytes, at most `limit` of them.
  static func invalidRanges(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while true {
      index = asciiEnd(bytes, from: index)
      guard index < bytes.count, ranges.count < limit else { return ranges }
      if let length = sequenceLength(bytes, at: index) {
        index += length
      } else if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
        index += 1
      } else {
        ranges.append(index..<index + 1)
        index += 1
      }
    }
  }

  private static func asciiEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
    return index
  }

  /// The length of the sequence outside ASCII at `index`, by table 3-7 of the Unicode Standard.
  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    let first = bytes[index]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
