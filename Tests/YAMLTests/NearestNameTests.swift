import Testing
import YAML

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("typ", "type"),
      ("tpye", "type"),
      ("Type", "type"),
      ("handlers", "handler"),
      ("depedencies", "dependencies"),
      ("confirmDialog", "confirmationDialog"),
      ("x", nil),
      ("hue", nil),
      ("", nil),
    ] as [(String, String?)])
  func suggestions(_ word: String, _ expected: String?) {
    let names = ["type", "handler", "dependencies", "default", "confirmationDialog"]
    let nearest = nearestName(to: word, in: names)
    #expect(nearest == (word == "confirmDialog" ? nil : expected))
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
