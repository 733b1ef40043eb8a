import Testing

@testable import FeaturegenCore

@Suite struct BlueprintPayloadTests {
  @Test(
    arguments: [
      ("String", ["string"]),
      ("String, at: Int", ["string", "at"]),
      ("_ tag: String", ["tag"]),
      ("AppIcon", ["appIcon"]),
      ("URL", ["url"]),
      ("URLSession?", ["urlSession"]),
      ("[String]", ["strings"]),
      ("[[Box]]", ["boxes"]),
      ("[Category]?", ["categories"]),
      ("[Day]", ["days"]),
      ("TagRowFeature.State.ID", ["id"]),
      ("any Swift.Error", ["error"]),
      ("[String: Int], () -> Void, (Int, Int)", ["value", "value2", "value3"]),
      ("Int, Int, int: Int", ["int", "int2", "int3"]),
      ("State, Action", ["stateValue", "actionValue"]),
      ("Picked, stateValue: Int, state: Int", ["pickedValue", "stateValue", "stateValue2"]),
      ("Self", ["selfValue"]),
      ("Result<[String], Error>, at: Int = 1", ["result", "at"]),
    ])
  func localNames(_ parameters: String, names: [String]) throws {
    let payload = try #require(
      BlueprintPayload(parameters: parameters, besides: ["state", "action", "picked"]))
    #expect(payload.elements.map(\.localName) == names)
  }

  @Test func labelsAndTypesAreKept() throws {
    let payload = try #require(BlueprintPayload(parameters: "_ a: [Int], b: Int = 2", besides: []))
    #expect(payload.elements.map(\.label) == [nil, "b"])
    #expect(payload.elements.map(\.type) == ["[Int]", "Int"])
  }

  @Test(arguments: ["String,, Int", "a: ", "(", "Int) case d(Int", "Int\n}\nenum F {"])
  func refusesWhatIsNoList(_ parameters: String) {
    #expect(BlueprintPayload(parameters: parameters, besides: []) == nil)
  }

  @Test func bindsWhatIsMentioned() throws {
    let elements = try #require(
      BlueprintPayload(parameters: "String, at: Int, in: Int", besides: [])
    ).elements
    #expect(elements.pattern(binding: nil) == "(let string, let at, let `in`)")
    #expect(elements.pattern(binding: SwiftWords.free(in: ["\"\\(at)\""])) == "(_, let at, _)")
    #expect(elements.pattern(binding: SwiftWords.free(in: ["x.at"])) == "")
  }

  @Test(
    arguments: [
      ("Error", "X.Error"), ("[Error?]", "[X.Error?]"), ("Swift.Error", "Swift.Error"),
      ("Result<Int, Error>", "Result<Int, X.Error>"), ("[Error: Int]", "[X.Error: Int]"),
      ("(Error: Int) -> Error", "(Error: Int) -> X.Error"),
    ])
  func qualifiesTypesOfTheNamespace(_ type: String, expected: String) {
    #expect(SwiftWords.qualified(type, names: ["Error": "X.Error"]) == expected)
  }
}

extension BlueprintPayload: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.elements.map(\.localName) == right.elements.map(\.localName)
  }
}
