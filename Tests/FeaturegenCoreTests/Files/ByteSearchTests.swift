import TestSupport
import Testing

@testable import FeaturegenCore

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "", true), ("a", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "bc", true),
    ("ab", "abc", false), ("aab", "ab", true), ("aaa", "aab", false),
  ])
  func finds(_ text: String, _ pattern: String, _ expected: Bool) {
    #expect(Array(text.utf8).contains(bytes: Array(pattern.utf8)) == expected)
  }

  /// The standard library's generic search is the judge.
  @Test func agreesWithTheStandardLibrary() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...2, using: &random)
      }
      let pattern = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        UInt8.random(in: 0...2, using: &random)
      }
      #expect(bytes.contains(bytes: pattern) == bytes.contains(pattern))
    }
  }
}
