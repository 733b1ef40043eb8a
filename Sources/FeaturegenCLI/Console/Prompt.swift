#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks on standard error, reads from standard input.
package struct Prompt: Sendable {
  /// False unless somebody sits at both streams; nothing is asked then.
  package let isInteractive: Bool
  private let console: Console
  private let readLine: @Sendable () -> String?

  /// - Parameter readLine: a line without its end, nil at the end of input.
  package init(
    console: Console,
    isInteractive: Bool,
    readLine: @escaping @Sendable () -> String?
  ) {
    self.console = console
    self.isInteractive = isInteractive
    self.readLine = readLine
  }

  package static func process(console: Console) -> Prompt {
    Prompt(
      console: console,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1,
      readLine: { Swift.readLine() })
  }

  /// Asks until there is an answer; the end of input is `quit`. After `diff` the caller shows the
  /// difference and asks again.
  ///
  /// - Parameter path: as it is shown, unescaped.
  /// - Returns: nil without a terminal.
  package func overwrite(_ path: String) -> ConflictAnswer? {
    guard isInteractive else { return nil }
    while true {
      let question = "overwrite '\(TerminalText.escaped(path))'? [y/N/a/q/d/h] "
      console.printError(question, terminator: "")
      guard let line = readLine() else {
        console.printError("")
        return .quit
      }
      if let answer = ConflictAnswer(line: line) { return answer }
      console.printError(Self.explanation)
    }
  }

  private static let explanation = """
      y  yes, overwrite this file
      n  no, leave it as it is (default)
      a  all, overwrite this and all others
      q  quit, write nothing
      d  diff, show what would change
      h  help, show this
    """
}
