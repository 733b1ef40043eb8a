import Testing

@testable import FeaturegenCore

@Suite struct BlueprintSampleTests {
  @Test(
    arguments: [
      ("String", "\"name\""), ("Swift.String", "\"name\""), ("Int", "1"), ("Bool", "true"),
      ("UUID", "UUID(0)"), ("Foundation.URL", "URL(fileURLWithPath: \"/\")"), ("Thing?", "nil"),
      ("Optional<Thing>", "nil"), ("[Thing]", "[]"), ("Set<Thing>", "[]"), ("[A: B]", "[:]"),
      ("Thing", nil), ("Result<Int, E>", nil), ("(Int, Int)", nil), ("My.String", nil),
      ("not a type", nil),
    ] as [(String, String?)])
  func valueInTests(_ type: String, expected: String?) {
    #expect(BlueprintSample.value(of: type, named: "name", in: .test) == expected)
  }

  @Test func valueInPreviews() {
    #expect(BlueprintSample.value(of: "UUID", named: "id", in: .preview) == "UUID()")
  }

  @Test(
    arguments: [
      ("Bool", "false", "true"), ("Bool", "true", "false"), ("Int", "1", "2"), ("Int", "0", "1"),
      ("Double", "1.0", "2"), ("Int", "1_0", "1"), ("String", "\"string\"", "\"text\""),
      ("String", "\"\"", "\"string\""), ("Bool", "Defaults.isOn", nil),
      ("String", "\"\\(x)\"", nil), ("[Int]", "[]", nil), ("Int?", "nil", nil),
    ] as [(String, String, String?)])
  func otherValue(_ type: String, than value: String, expected: String?) {
    #expect(BlueprintSample.value(of: type, otherThan: value) == expected)
  }

  @Test func literalsAreEscaped() {
    #expect(SwiftLiteral.string("a\"b\\c\n\u{1}") == #""a\"b\\c\n\u{1}""#)
  }
}
