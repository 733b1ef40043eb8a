import Foundation
import Testing

@testable import FeaturegenCore

@Suite struct JSONParserTests {
  @Test(arguments: [
    #"{}"#, #"[]"#, #"[1, -0, 0.5, 1e9, 1.25E-2, 12345678901234567890]"#,
    "\n[true, false, null ]\t",
    #"{"a": {"b": [[], {}]}, "c": "d"}"#, #"["\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00", "한국어"]"#,
    #""text""#, #"{"": 0}"#, "\u{FEFF}[1]",
  ])
  func readsWhatFoundationReads(text: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    let bytes = Data(text.utf8.drop { $0 > 0x7F })
    let expected = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
    #expect(try NSArray(object: value.foundation) == NSArray(object: expected))
  }

  @Test(arguments: [
    ("", 0, "a value is missing here"), ("{", 1, "a key is missing here"),
    (#"{"a" 1}"#, 5, "':' is missing here"), (#"{"a": 1"#, 7, "',' or '}' is missing here"),
    ("[1, ]", 4, "a value is missing here"), ("[1 2]", 3, "',' or ']' is missing here"),
    ("[01]", 3, "a number may not begin with '0'"), ("[1.]", 3, "a digit is missing here"),
    ("[-]", 2, "a digit is missing here"), ("[1e]", 3, "a digit is missing here"),
    (#"["a"#, 3, "'\"' is missing here"), (#"["\"#, 3, "'\"' is missing here"),
    (#"["\x"]"#, 3, "an unknown escape in a string"),
    (#"["\u12"]"#, 3, "four hexadecimal digits are missing here"),
    (#"["\u+123"]"#, 3, "four hexadecimal digits are missing here"),
    ("[\"\n\"]", 2, "a control character in a string"),
    ("1 1", 2, "nothing may follow the document"),
    ("tru", 0, "a value is missing here"), ("<<<<<<< HEAD", 0, "a value is missing here"),
  ])
  func saysWhereItEnds(text: String, offset: Int, reason: String) {
    #expect(throws: JSONError(offset: offset, reason: reason)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(throws: JSONError(offset: 3, reason: "a string that is not UTF-8")) {
      try JSONParser.parse([0x22, 0xFF, 0x22])
    }
  }

  @Test func mendsLoneSurrogates() throws {
    #expect(try JSONParser.parse(Array(#""\ud83d""#.utf8)) == .string("\u{FFFD}"))
    #expect(try JSONParser.parse(Array(#""\ud83d\u0041""#.utf8)) == .string("\u{FFFD}A"))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func survivesDeepNesting(bracket: String) {
    let text = String(repeating: bracket, count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(error?.reason == "more than 100 levels of brackets")
  }
}

extension JSONValue {
  fileprivate var foundation: Any {
    get throws {
      switch self {
      case .null: NSNull()
      case .bool(let flag): NSNumber(value: flag)
      case .number(let text):
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      case .string(let text): text
      case .array(let elements): try elements.map { try $0.foundation }
      case .object(let members): try members.mapValues { try $0.foundation }
      }
    }
  }
}
