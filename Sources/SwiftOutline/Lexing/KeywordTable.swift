/// Finds the keyword some bytes spell, by open hashing over the first two bytes, the last and the
/// length.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  private static let mask = 1023
  private let slots: [UInt8]
  private let spellings: [[UInt8]]

  private init() {
    var slots = [UInt8](repeating: 0, count: Self.mask + 1)
    let spellings = Keyword.allCases.map { Array($0.spelling.utf8) }
    for keyword in Keyword.allCases where keyword != .none {
      let bytes = spellings[Int(keyword.rawValue)]
      var slot = Self.hash(
        first: bytes[0], second: bytes[1], last: bytes[bytes.count - 1], count: bytes.count)
      while slots[slot] != 0 {
        slot = (slot + 1) & Self.mask
      }
      slots[slot] = keyword.rawValue
    }
    self.slots = slots
    self.spellings = spellings
  }

  private static func hash(first: UInt8, second: UInt8, last: UInt8, count: Int) -> Int {
    let mixed = Int(first) &* 167 &+ Int(second) &* 29 &+ Int(last) &* 5 &+ count &* 61
    return mixed & mask
  }

  func keyword(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Keyword {
    let count = end - start
    guard count >= 2, count <= 20 else { return .none }
    var slot = Self.hash(
      first: bytes[start], second: bytes[start + 1], last: bytes[end - 1], count: count)
    while true {
      let candidate = slots[slot]
      if candidate == 0 { return .none }
      if matches(spellings[Int(candidate)], bytes, start, count) {
        return Keyword(rawValue: candidate) ?? .none
      }
      slot = (slot + 1) & Self.mask
    }
  }

  private func matches(
    _ spelling: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
  ) -> Bool {
    guard spelling.count == count else { return false }
    for index in 0..<count where spelling[index] != bytes[start + index] {
      return false
    }
    return true
  }
}
