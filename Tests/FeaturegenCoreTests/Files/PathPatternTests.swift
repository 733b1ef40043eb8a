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

  @Test func staysQuickOnHostilePatterns() {
    let pattern = PathPattern(Array(repeating: "**/a*a*a*a*b", count: 30).joined(separator: "/"))
    let path = Array(repeating: String(repeating: "a", count: 200), count: 200)
    #expect(!pattern.matches(path.joined(separator: "/")))
  }
}
