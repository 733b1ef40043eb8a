import FeaturegenCLI
import Testing

@Suite struct StatusLineTests {
  @Test func alignsVerbsToTwelveColumns() {
    let lines = StatusLine.Verb.allCases.map { verb in
      StatusLine(verb, "a/B*C.swift").text(isColored: false)
    }
    #expect(
      lines == [
        "      create  a/B*C.swift",
        "      insert  a/B*C.swift",
        "      update  a/B*C.swift",
        "      rename  a/B*C.swift",
        "      remove  a/B*C.swift",
        "   identical  a/B*C.swift",
        "        skip  a/B*C.swift",
        "    conflict  a/B*C.swift",
      ])
  }

  @Test func coloursTheVerbOnly() {
    let line = StatusLine(.conflict, "x\u{1B}y").text(isColored: true)
    #expect(line == "    \u{1B}[31mconflict\u{1B}[0m  x\\u{1B}y")
  }
}
