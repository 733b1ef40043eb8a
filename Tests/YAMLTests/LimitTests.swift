import Testing
import YAML

/// Bytes that are no text of the format, and documents that are too much.
@Suite struct LimitTests {
  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4: a byte that is not UTF-8: save the file as UTF-8"),
      ([0x61, 0xC0, 0x80], "1:2: a byte that is not UTF-8: save the file as UTF-8"),
      ([0xE0, 0x80, 0x80], "1:1: a byte that is not UTF-8: save the file as UTF-8"),
      ([0xF0, 0x80, 0x80, 0x80], "1:1: a byte that is not UTF-8: save the file as UTF-8"),
      ([0x61, 0xED, 0xA0, 0x80], "1:2: a byte that is not UTF-8: save the file as UTF-8"),
      ([0x61, 0xE2, 0x82], "1:2: a byte that is not UTF-8: save the file as UTF-8"),
      ([0x61, 0xF4, 0x90, 0x80, 0x80], "1:2: a byte that is not UTF-8: save the file as UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is UTF-16: save it as UTF-8"),
      ([0x00, 0x00, 0xFE, 0xFF], "1:1: the file is UTF-32: save it as UTF-8"),
      (
        [0x61, 0x3A, 0x0A, 0x00],
        "2:1: the control character U+0000: remove it, or write \"\\u0000\" in double quotes"
      ),
      (
        [0x22, 0x1B, 0x22],
        "1:2: the control character U+001B: remove it, or write \"\\u001B\" in double quotes"
      ),
      (
        [0xC2, 0x9B],
        "1:1: the control character U+009B: remove it, or write \"\\u009B\" in double quotes"
      ),
      (
        [0x61, 0x20, 0xEF, 0xBB, 0xBF],
        "1:3: a byte order mark inside the file: remove it, or write \"\\uFEFF\" in double quotes"
      ),
    ] as [([UInt8], String)])
  func encoding(_ bytes: [UInt8], _ expected: String) {
    #expect(refusal(of: bytes) == expected)
  }

  @Test func tooMuch() throws {
    let limits = YAMLLimits(bytes: 100, depth: 3, nodes: 8)
    #expect(try YAMLDocument.parse(Array("[[[a]]]".utf8), limits: limits) != nil)
    #expect(
      refusal(of: Array("[[[[a]]]]".utf8), limits: limits)
        == "1:4: more than 3 lists and mappings inside each other: nest less deeply"
    )
    #expect(
      refusal(of: Array("[a, a, a, a, a, a, a, a, a]".utf8), limits: limits)
        == "1:26: more than 8 values: split the file"
    )
    #expect(
      refusal(of: Array(repeating: 0x61, count: 101), limits: limits)
        == "1:1: the file is larger than 100 bytes: split it"
    )
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[a: ", "{", "'a", "\"a\" ", "- - ", "a:\n"])
  func bombs(_ bomb: String) {
    let yaml = String(repeating: bomb, count: 1_000_000 / bomb.utf8.count)
    #expect(refusal(of: yaml) != nil)
  }
}
