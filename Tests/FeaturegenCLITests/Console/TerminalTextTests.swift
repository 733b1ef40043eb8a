import FeaturegenCLI
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("", ""), ("plain – ünïcödé 👩‍👩‍👧 'x'", "plain – ünïcödé 👩‍👩‍👧 'x'"),
    ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\nb\tc\r\0", #"a\u{A}b\u{9}c\u{D}\u{0}"#),
    ("\r\n", #"\u{D}\u{A}"#),
    ("\u{7F}\u{80}\u{9B}m\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9B}m\\u{9F}\u{A0}"),
    ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
    ("e\u{301}\u{202E}", "e\u{301}\\u{202E}"),
  ])
  func escapesWhatMovesOrReorders(text: String, expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  @Test func escapesEveryBidirectionalControl() {
    let codes = [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    for scalar in codes.compactMap(Unicode.Scalar.init) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      #expect(TerminalText.escaped("a\(scalar)b") == "a\\u{\(code)}b")
    }
  }
}
