import FeaturegenCLI
import Testing

@Suite struct ColorModeTests {
  @Test(arguments: [
    (nil, nil, true), (nil, "xterm-256color", true), ("", "xterm", true), ("1", "xterm", false),
    ("0", nil, false), (nil, "dumb", false), ("", "dumb", false),
  ])
  func obeysTheEnvironment(noColor: String?, term: String?, expected: Bool) {
    let environment = TerminalEnvironment(noColor: noColor, term: term)
    #expect(ColorMode.auto.isEnabled(isTerminal: true, environment: environment) == expected)
    #expect(!ColorMode.auto.isEnabled(isTerminal: false, environment: environment))
    #expect(ColorMode.always.isEnabled(isTerminal: false, environment: environment))
    #expect(!ColorMode.never.isEnabled(isTerminal: true, environment: environment))
  }

  @Test(arguments: [
    ("80", 80), ("300", 100), ("10", 40), ("0", 100), ("-5", 100), ("wide", 100), (nil, 100),
    ("99999999999999999999", 100),
  ])
  func takesTheWidthFromColumns(columns: String?, expected: Int) {
    #expect(TerminalEnvironment(columns: columns).textWidth(descriptor: -1) == expected)
  }

  @Test func writesSequencesOnlyIfEnabled() {
    #expect(TextStyle.bold.applied(to: "x", isEnabled: true) == "\u{1B}[1mx\u{1B}[0m")
    #expect(TextStyle.bold.applied(to: "x", isEnabled: false) == "x")
  }

  @Test func numbersStatusesAsDocumented() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 74])
  }
}
