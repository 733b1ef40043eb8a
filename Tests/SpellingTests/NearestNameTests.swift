import Spelling
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("typ", "type"),
      ("tpye", "type"),
      ("Type", "type"),
      ("handlers", "handler"),
      ("depedencies", "dependencies"),
      ("confirmDialog", nil),
      ("chekc", "check"),
      ("expalin", "explain"),
      ("checkers", nil),
      ("a", "ad"),
      ("x", nil),
      ("hue", nil),
      ("", nil),
    ] as [(String, String?)])
  func suggestions(_ word: String, _ expected: String?) {
    let names =
      ["type", "handler", "dependencies", "default", "confirmationDialog"] + [
        "check", "explain", "ad",
      ]
    #expect(nearestName(to: word, in: names) == expected)
  }

  @Test func theNearestOfSeveralAndOfEquallyNearOnesTheFirst() {
    #expect(nearestName(to: "abcdef", in: ["abcd", "abcdex", "abcdey"]) == "abcdex")
    #expect(nearestName(to: "abc", in: ["abc", "abd"]) == "abc")
    #expect(nearestName(to: "abc", in: []) == nil)
  }

  @Test func aThirdOfTheLengthMayDiffer() {
    #expect(nearestName(to: "abcdefghi", in: ["xyzdefghi"]) == "xyzdefghi")
    #expect(nearestName(to: "abcdefgh", in: ["xyzdefgh"]) == nil)
    #expect(nearestName(to: "ab", in: ["ba"]) == "ba")
    #expect(nearestName(to: "화면", in: ["화명"]) == "화명")
  }
}
