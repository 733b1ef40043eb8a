import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// A baseline is read strictly: one that is read wrongly would hide findings.
@Suite struct BaselineFileTests {
  private static let entry =
    #"{"module": "Home", "symbol": "HomeFeature.View", "rule": "missing_preview", "count": 1}"#

  private static func file(_ entries: String...) -> String {
    "{\n\"version\": 1,\n\"findings\": [\n\(entries.joined(separator: ",\n"))\n]}\n"
  }

  private static let advice =
    "; repair the file, or delete it and run 'featuregen check --write-baseline known.json'"

  @Test(arguments: [
    ("", "1:1: error: expected an object, found the end of the file"),
    ("[]", "1:1: error: expected an object, found '['"),
    ("\u{FEFF}{}", "1:1: error: expected an object, found 'U+FEFF'"),
    ("{}", "1:1: error: the key 'version' is missing"),
    ("{\"version\": 1}", "1:1: error: the key 'findings' is missing"),
    ("{\"version\": 1, \"findings\": [],}", "1:31: error: expected a key, found '}'"),
    (
      "{\"version\": 1, \"findings\": []} x", "1:32: error: expected the end of the file, found 'x'"
    ),
    (
      "{\"version\": 2, \"findings\": []}",
      "1:13: error: baseline version 2 is not known to this featuregen, which reads version 1; "
        + "update featuregen"
    ),
    ("{\"version\": \"1\"}", "1:13: error: expected a whole number above zero, found '\"'"),
    ("{\"version\": 1.0}", "1:13: error: expected a whole number above zero, found '1'"),
    ("{\"version\": 01}", "1:13: error: expected a whole number above zero, found '0'"),
    (
      "{\"version\": 99999999999999999999}",
      "1:13: error: expected a whole number above zero, found '9'"
    ),
    (
      "{\r\n\"version\": 1,\r\n\"finding\": []}",
      "3:1: error: unknown key 'finding', did you mean 'findings'?"
    ),
    ("{\"version\": 1, \"version\": 1}", "1:16: error: the key 'version' is there a second time"),
    ("{'version': 1}", "1:2: error: expected a key, found '''"),
    ("{version: 1}", "1:2: error: expected a key, found 'v'"),
    ("{\"version\": 1, // one\n", "1:16: error: expected a key, found '/'"),
    ("{\"version\" 1}", "1:12: error: expected ':', found '1'"),
    (file(entry + ","), "5:1: error: expected an object, found ']'"),
    (file("1"), "4:1: error: expected an object, found '1'"),
    (
      file(entry, entry),
      "5:1: error: 'missing_preview' of 'HomeFeature.View' is there a second time"
    ),
    ("<<<<<<< HEAD\n" + file(entry), "1:1: error: expected an object, found '<'"),
    (file(entry, "=======\n" + entry), "5:1: error: expected an object, found '='"),
    (
      file(#"{"module": "Home", "rule": "a", "count": 1}"#),
      "4:1: error: an entry has 'module', 'rule', 'count' and either 'symbol' or 'file'"
    ),
    (
      file(#"{"module": "Home", "rule": "a", "symbol": "A", "file": "A", "count": 1}"#),
      "4:1: error: an entry has 'module', 'rule', 'count' and either 'symbol' or 'file'"
    ),
    (file(#"{"module": 1}"#), "4:12: error: expected a text in quotes, found '1'"),
    (file(#"{"module": null}"#), "4:12: error: expected a text in quotes, found 'n'"),
    (file(#"{"count": -1}"#), "4:11: error: expected a whole number above zero, found '-'"),
    (file(#"{"count": 0}"#), "4:11: error: expected a whole number above zero, found '0'"),
    (file(#"{"line": 3}"#), "4:2: error: unknown key 'line'"),
    (file(#"{"rule": "a"#), "4:12: error: a control character stands in this text"),
    (file(#"{"rule": "\x"}"#), "4:11: error: JSON has no such escape"),
    (file(#"{"rule": "\ud800"}"#), "4:11: error: this escape stands for no character"),
    (file(#"{"rule": "\u12"}"#), "4:11: error: this escape stands for no character"),
    ("{\"version", "1:2: error: this text is not closed"),
    ("{\"version\\", "1:10: error: JSON has no such escape"),
  ])
  func isRefused(_ text: String, _ message: String) async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "Home"], in: folder)
    try folder.write(text, to: "known.json")
    for option in ["--baseline", "--write-baseline"] {
      let run = try await CommandRun(["check", option, "known.json"], in: folder)
      #expect(run.status == .invalidInput)
      #expect(run.errors == "known.json:" + message + Self.advice + "\n")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/known.json"))
      #expect(bytes == Data(text.utf8))
    }
  }

  @Test func noUTF8IsRefused() {
    let bytes = Array("{\"version".utf8) + [0xFF] + Array("\": 1}".utf8)
    #expect(throws: InvalidInput.self) { try BaselineReader.read(bytes, name: "known.json") }
  }

  @Test func aFolderIsRefused() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "Home"], in: folder)
    for option in ["--baseline", "--write-baseline"] {
      let run = try await CommandRun(["check", option, "Home"], in: folder)
      #expect(run.status == .invalidInput)
      #expect(run.errors == "featuregen: error: the baseline 'Home' is a folder, not a file\n")
    }
  }

  /// Rules of later versions are left alone.
  @Test func unknownRulesAreKept() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "Home"], in: folder)
    try folder.write(
      Self.file(Self.entry.replacingOccurrences(of: "missing_preview", with: "from_later")),
      to: "known.json")
    let run = try await CommandRun(["check", "--baseline", "known.json"], in: folder)
    #expect(run.errors == "0 known, 0 new\nchecked 1 feature in 3 files\n")
    _ = try await CommandRun(["check", "--write-baseline", "known.json"], in: folder)
    #expect(try folder.text("known.json").contains("from_later"))
  }

  /// What is written reads back, whatever names hold.
  @Test(arguments: 0..<20)
  func readsBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{1F}", "/", "é", "😀", " ", "\u{2028}",
    ]
    func word() -> String {
      String((0..<5).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
    let findings = (0..<30).map { _ in
      var finding = Finding(
        rule: word(), severity: .error, message: word(),
        location: SourceLocation(path: "A/\(word()).swift", line: 1, column: 1),
        symbol: Bool.random(using: &generator) ? word() : nil,
        subject: Bool.random(using: &generator) ? word() : nil)
      finding.module = word()
      return finding
    }
    let baseline = Baseline(of: findings)
    let text = baseline.text
    #expect(try BaselineReader.read(Array(text.utf8), name: "known.json") == baseline)
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    #expect(Baseline(of: findings.reversed()).text == text)
  }

  /// Any bytes are a baseline or an error, and never one that JSON's own reader refuses.
  @Test(arguments: 0..<200)
  func anyBytes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(
      Self.file(Self.entry, Self.entry.replacingOccurrences(of: "H", with: "\\u0048")).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
      default: bytes.removeSubrange(index...)
      }
      if bytes.isEmpty { break }
    }
    guard (try? BaselineReader.read(bytes, name: "known.json")) != nil else { return }
    #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil)
  }
}
