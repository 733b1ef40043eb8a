import FeaturegenCLI
import Foundation
import Testing

@Suite struct PromptTests {
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: [String]

    init(_ lines: [String]) {
      rest = lines
    }

    func next() -> String? {
      lock.withLock { rest.isEmpty ? nil : rest.removeFirst() }
    }
  }

  private func prompt(_ lines: [String], console: Console, isInteractive: Bool = true) -> Prompt {
    let lines = Lines(lines)
    return Prompt(console: console, isInteractive: isInteractive) { lines.next() }
  }

  @Test(arguments: [
    ("y", ConflictAnswer.yes), ("Yes", .yes), ("n", .no), ("", .no), (" ", .no), ("NO", .no),
    ("a", .all), ("all", .all), ("q", .quit), (" quit ", .quit), ("d", .diff), ("diff", .diff),
  ])
  func understandsAnswers(line: String, expected: ConflictAnswer) {
    let console = Console.memory()
    #expect(prompt([line], console: console).overwrite("a") == expected)
    #expect(console.standardError.contents == "overwrite 'a'? [y/N/a/q/d/h] ")
    #expect(console.standardOutput.contents == "")
  }

  @Test(arguments: ["h", "help", "yess", "?", "\u{1B}"])
  func explainsAndAsksAgain(line: String) {
    let console = Console.memory()
    #expect(prompt([line, "y"], console: console).overwrite("a") == .yes)
    let questions = console.standardError.contents.split(separator: "overwrite 'a'?")
    #expect(questions.count == 2)
    #expect(questions.first?.contains("q  quit, write nothing\n") == true)
  }

  @Test func quitsAtTheEndOfInput() {
    #expect(prompt([], console: .memory()).overwrite("a") == .quit)
  }

  @Test func asksNothingWithoutATerminal() {
    let console = Console.memory()
    #expect(prompt(["y"], console: console, isInteractive: false).overwrite("a") == nil)
    #expect(console.standardError.contents == "")
  }

  @Test func escapesThePath() {
    let console = Console.memory()
    _ = prompt(["y"], console: console).overwrite("a\u{1B}b")
    #expect(console.standardError.contents.contains(#"'a\u{1B}b'"#))
  }
}
