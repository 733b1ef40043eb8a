import Testing

@testable import FeaturegenCLI

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("chekc", "check"), ("nwe", "new"), ("expalin", "explain"), ("a", "ad"),
    ("dscribee", "describe"), ("x", nil), ("checked", "check"), ("checkers", nil), ("", nil),
  ])
  func findsTheNearest(word: String, expected: String?) {
    let names = ["new", "check", "explain", "describe", "ad"]
    #expect(nearestName(to: word, in: names) == expected)
  }

  @Test func prefersTheNearerThenTheFirst() {
    #expect(nearestName(to: "skips", in: ["ships", "skip"]) == "ships")
    #expect(nearestName(to: "config", in: ["confit", "configs", "config"]) == "config")
  }
}
