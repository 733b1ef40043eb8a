/// Finds a part of a text byte by byte, in linear time (Knuth, Morris and Pratt).
struct SubstringSearch {
  private let pattern: [UInt8]
  /// For every position, how much of the pattern's beginning ends there.
  private let borders: [Int]

  init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    var borders = [Int](repeating: 0, count: bytes.count)
    var length = 0
    for index in bytes.indices.dropFirst() {
      while length > 0, bytes[index] != bytes[length] { length = borders[length - 1] }
      if bytes[index] == bytes[length] { length += 1 }
      borders[index] = length
    }
    self.pattern = bytes
    self.borders = borders
  }

  /// An empty part is in every text.
  func isFound(in text: String) -> Bool {
    pattern.isEmpty || !matches(in: Array(text.utf8), atMost: 1).isEmpty
  }

  /// Where the pattern, which is not empty, stands, from left to right and without overlap.
  func matches(in text: [UInt8], atMost limit: Int = .max) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    var length = 0
    for (index, byte) in text.enumerated() where matches.count < limit {
      while length > 0, byte != pattern[length] { length = borders[length - 1] }
      if byte == pattern[length] { length += 1 }
      if length == pattern.count {
        matches.append((index + 1 - length)..<(index + 1))
        length = 0
      }
    }
    return matches
  }
}
