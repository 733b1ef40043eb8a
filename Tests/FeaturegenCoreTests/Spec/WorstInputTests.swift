import FeaturegenCore
import TestSupport
import Testing

/// Inputs that people, editors and broken tools hand over: each a right reading, or a message that
/// says where and what to write instead.
@Suite struct WorstInputTests {
  private func read(_ bytes: some Sequence<UInt8>) throws -> FeatureSpec.Result {
    try FeatureSpec.read(Array(bytes), name: "s", convention: .featureNamespace)
  }

  private func messages(_ bytes: some Sequence<UInt8>) -> [String] {
    let error = #expect(throws: InvalidInput.self) { try read(bytes) }
    return error?.messages ?? []
  }

  @Test(
    arguments: [
      ("", "s:1:1: error: the spec is empty: write 'feature: AppInfo' for a feature 'AppInfo'"),
      (
        "# only a comment\n",
        "s:1:1: error: the spec is empty: write 'feature: AppInfo' for a feature 'AppInfo'"
      ),
      (
        "- feature: A\n- feature: B",
        "s:1:1: error: a spec is a mapping, not a list: write 'features:' above the list"
      ),
      ("Login", "s:1:1: error: a spec is a mapping, not a text: write 'feature: Login'"),
      ("feature: A\nstate:\n\tx: Int\n", "s:3:2: error: a tab as indentation: use spaces"),
      (
        "feature: A\nfeature: B\n",
        "s:2:1: error: duplicate key 'feature', first in line 1: remove or rename one"
      ),
      (
        "feature: A\nchildren:\n  Row: sheet\n  Row: popover\n",
        "s:4:3: error: duplicate key 'Row', first in line 3: remove or rename one"
      ),
      (
        "feature: A\nstate:\n  x: { type: Bool, default: no }\n",
        "s:3:29: error: 'no' is no Bool in Swift: write 'false'"
      ),
      (
        "feature: A\nactions:\n  x: { handler: no }\n",
        "s:3:17: error: expected 'true' or 'false', found 'no': write false"
      ),
      (
        "feature: A\ndoc: this: that\n",
        "s:2:10: error: ': ' inside a plain value: quote it: \"this: that\", "
          + "or correct the indentation"
      ),
      (
        "feature: A\nstate:\n  items: [Item] = []\n",
        "s:3:17: error: text after ']': a value that begins with a bracket and is text has to be "
          + "quoted: \"[Item] = []\""
      ),
      (
        "feature: A\nstat: {}\n", "s:2:1: error: unknown key 'stat': did you mean 'state'?"
      ),
      (
        "feature: A\nstate:\n  x: 3 Int\n",
        "s:3:8: error: '3 Int' is not a Swift type: unexpected \"Int\""
      ),
      (
        "feature: A\nchildren: { A: embedded }\n",
        "s:2:13: error: 'A' cannot be embedded in itself, which would hold itself without end: "
          + "present it, for example as a sheet"
      ),
      (
        "feature: A\nchildren:\n  B: { kind: sheet, name: C }\n  C: popover\n",
        "s:4:3: error: the child 'C' is called 'childC' in State, like the child 'B' in line 3: "
          + "rename one"
      ),
      (
        "feature: A\nstate: { x: &a Int }\n",
        "s:2:13: error: '&' begins an anchor, which is not supported: remove it, "
          + "or quote the value if it is text"
      ),
    ]
  )
  func isRefused(_ text: String, _ message: String) {
    #expect(messages(text.utf8) == [message])
  }

  @Test func binary() {
    #expect(
      messages([0x66, 0x00, 0x01]) == [
        "s:1:2: error: the control character U+0000: remove it, or write \"\\u0000\" in double "
          + "quotes"
      ])
    #expect(
      messages([0x61, 0x3A, 0x20, 0xFF]) == [
        "s:1:4: error: a byte that is not UTF-8: save the file as UTF-8"
      ])
  }

  @Test func tenMegabytes() {
    let message = "s:1:1: error: the file is larger than 1000000 bytes: split it"
    #expect(messages(Array(repeating: UInt8(ascii: "x"), count: 10_000_000)) == [message])
  }

  @Test func deepAndMany() {
    let deep = "feature: A\nstate: " + String(repeating: "[", count: 1000)
    #expect(messages(deep.utf8).first?.contains("nest less deeply") == true)
    let many = "feature: A\nalert: [" + String(repeating: "a,", count: 20_000) + "]"
    #expect(messages(many.utf8).first?.contains("more than 10000 values") == true)
  }

  /// Nobody waits for a value of one megabyte to be read as Swift.
  @Test(
    arguments: [("a: Int = 1, ", 4_200), ("[", 5_000), ("a<", 5_000), ("x.", 900_000)]
  )
  func longSwiftValues(_ piece: String, length: Int) {
    let long = String(repeating: piece, count: length / piece.utf8.count)
    let keys = ["state: { x: ", "actions: { x: { parameters: ", "state: { x: { type: A, default: "]
    for key in keys {
      let close = String(repeating: "}", count: key.filter { $0 == "{" }.count)
      let text = "feature: A\n\(key)\"\(long)a\"\(close)\n"
      let messages = messages(text.utf8)
      #expect(messages.map { $0.contains("Swift code of more than 4096 bytes") } == [true])
    }
  }

  @Test func numbersStayAsWritten() throws {
    let result = try read("feature: A\nstate: { x: Double = 1.10, y: Int = 0o17 }".utf8)
    #expect(
      result.features.first?.state.properties.map(\.value) == [.inline("1.10"), .inline("0o17")])
  }

  @Test func byteOrderMarkAndCarriageReturns() throws {
    let text = "feature: A\nstate:\n  x: Int = 1\n  y: 3\n"
    let crlf = text.replacing("\n", with: "\r\n")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let expected = ["s:4:6: error: '3' is not a Swift type but a number"]
    #expect(messages(text.utf8) == expected)
    #expect(messages(mark + Array(crlf.utf8)) == expected)
    let good = "feature: A\nstate:\n  x: Int = 1\n"
    #expect(
      try read(mark + Array(good.replacing("\n", with: "\r\n").utf8)).features
        == read(good.utf8).features)
  }

  @Test func koreanAndEmoji() throws {
    let result = try read("feature: 설정\nactions: { 저장: , 🎉: { handler: true } }".utf8)
    let feature = try #require(result.features.first)
    #expect(feature.name.typeName == "설정Feature")
    #expect(feature.actions.map(\.name) == ["저장", "🎉"])
    #expect(
      messages("feature: A\nstate: { 이름: \"문자열 =\" }".utf8) == [
        "s:2:30: error: '문자열 =' is not a Swift type: write a value after '=', or remove it"
      ])
  }

  @Test func keywordsAreNames() throws {
    let result = try read("feature: A\nactions: { default: , import: , internal: }".utf8)
    #expect(result.features.first?.actions.map(\.name) == ["default", "import", "internal"])
  }

  /// Text of a spec gets into messages without control characters.
  @Test func messagesAreOneLine() {
    let text = "feature: A\n\"a\\e[31m\\nb\": 1\nstate: { \"\\u202Ex\": Int, y: \"\\u0007\" }"
    for message in messages(text.utf8) {
      #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
