import TestSupport
import Testing

@testable import FeaturegenCore

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Legacy", "Legacy"), ("Legacy", "Legacy/a/b.swift"), ("Tests/Fixtures", "Tests/Fixtures/x"),
    ("./Legacy/", "Legacy/x"), ("/Legacy", "Legacy/x"), ("A/*/C", "A/b/C/d.swift"),
    ("*.swift", "a.swift"), ("a*b*c", "aXbYbZc"), ("**/Mocks", "Mocks/x"),
    ("**/Mocks", "a/b/Mocks/x"), ("a/**/d", "a/d"), ("a/**/d", "a/b/c/d"), ("a/**", "a/b"),
    ("**", "x"), ("**/a/**/b", "x/a/y/a/z/b"), ("**/a/b", "a/a/b"),
    ("**/*.gen.swift", "x/y.gen.swift"),
    ("F/AppFeature*View.swift", "F/AppFeature*View.swift"), ("한국/*", "한국/어"), ("a b ", "a b /c"),
    ("*", "anything/below"), ("**/**/a", "a"),
  ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Legacy", "LegacyCode/x"), ("Legacy", "App/Legacy/x"), ("Legacy", "legacy/x"), ("", "x"),
    (".", "x"), ("A/*/C", "A/C"), ("A/*/C", "A/b/c/C"), ("*.swift", "a/b.swift"), ("a/**", "a"),
    ("**/Mocks", "MyMocks/x"), ("a/**/d", "a/b/c"), ("a*c", "ab"), ("a.c", "abc"), ("a/b/c", "a/b"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func agreesWithTheDefinition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let names = ["a", "b", "ab", "*", "a*", "*b", "**"]
      let pattern = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in names.randomElement(using: &random) ?? "a" }
      let path = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in names.prefix(3).randomElement(using: &random) ?? "a" }
      let expected = (1...path.count).contains { Self.names(pattern[...], path.prefix($0)) }
      let text = path.joined(separator: "/")
      #expect(
        PathPattern(pattern.joined(separator: "/")).matches(text) == expected, "\(pattern) \(text)")
    }
  }

  /// The definition, by trying everything: `pattern` names exactly `path`.
  private static func names(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      if pattern.count == 1 { return !path.isEmpty }
      return (path.startIndex...path.endIndex).contains { names(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first else { return false }
    let fits = matches(first[...], name[...])
    return fits && names(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(_ glob: Substring, _ name: Substring) -> Bool {
    guard let first = glob.first else { return name.isEmpty }
    if first == "*" {
      return name.indices.contains { matches(glob.dropFirst(), name[$0...]) }
        || matches(glob.dropFirst(), "")
    }
    return name.first == first && matches(glob.dropFirst(), name.dropFirst())
  }

  @Test func staysQuickOnHostilePatterns() {
    let pattern = PathPattern(Array(repeating: "**/a*a*a*a*b", count: 30).joined(separator: "/"))
    let path = Array(repeating: String(repeating: "a", count: 200), count: 200)
    #expect(!pattern.matches(path.joined(separator: "/")))
  }
}
